import { style } from '@vanilla-extract/css';
import { matchParent } from '../../theme/matchParent.ts';
import { vars } from '../../theme/contract.css.ts';
import { radius, space, touchTarget, type, weight } from '../../theme/scale.ts';

const { color } = vars;

export const card = style({
  width: '100%',
  minWidth: 0,
  padding: `${space.xxs} 0.875rem ${space.sm}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface,
  textAlign: 'start',
});

/** The button goes below a long title. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.sm,
  minHeight: touchTarget,
});
export const title = style([
  type.small,
  { minWidth: 0, fontWeight: weight.strong, overflowWrap: 'anywhere' },
]);

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** A row and its placeholder are equally high: two small lines. */
export const row = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: '1.375rem 1.5rem',
    columnGap: space.sm,
    alignItems: 'center',
    paddingBlock: space.xxs,
    borderTop: `1px solid ${color.line}`,
  },
]);

/** Text is cut off at its own end; `match-parent` keeps a right-to-left name aligned with the others. */
const oneLine = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: matchParent,
  whiteSpace: 'nowrap',
} as const;

export const name = style({ ...oneLine, fontWeight: weight.medium });
export const amount = style({
  ...oneLine,
  justifySelf: 'end',
  maxWidth: '9rem',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.medium,
});
export const date = style({ ...oneLine, ...type.caption, color: color.muted });
export const status = style({ ...oneLine, display: 'flex', justifySelf: 'end', maxWidth: '9rem' });

export const rest = style([type.caption, { paddingBlockStart: space.xxs, color: color.muted }]);
