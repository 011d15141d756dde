import { style } from '@vanilla-extract/css';
import { matchParent } from '../../theme/matchParent.ts';
import { vars } from '../../theme/contract.css.ts';
import { canHover, motion, radius, space, touchTarget, type, weight } from '../../theme/scale.ts';

const { color } = vars;
const roomy = '(min-width: 30rem)';

/** Laid out by its own width: it stands in a dialog, and in a column that is narrow in a wide window. */
export const root = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
});

export const tools = style({
  display: 'grid',
  gap: space.sm,
  alignItems: 'end',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const search = style({ minWidth: 0 });

export const list = style({ display: 'flex', flexDirection: 'column' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  paddingBlock: space.xxs,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const open = style({
  flex: 1,
  minWidth: 0,
  minHeight: touchTarget,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.sm,
  alignItems: 'baseline',
  padding: space.xs,
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  borderRadius: radius.md,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background ${motion.quick}`,
  selectors: {
    '&[aria-current]': { background: color.accentSoft },
    '&[aria-busy]': { cursor: 'progress' },
  },
  '@media': { [canHover]: { ':hover': { background: color.sunken } } },
});

const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: matchParent,
} as const;

export const title = style({ ...oneLine, fontWeight: weight.strong });
export const time = style({ ...type.caption, color: color.muted, whiteSpace: 'nowrap' });
export const excerpt = style({
  ...type.small,
  gridColumn: '1 / -1',
  color: color.muted,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textAlign: matchParent,
});

export const placeholder = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  justifyContent: 'center',
  minHeight: '4.25rem',
  paddingInline: space.xs,
});

export const more = style({ display: 'flex', justifyContent: 'center' });
export const note = style({ ...type.caption, color: color.muted });
