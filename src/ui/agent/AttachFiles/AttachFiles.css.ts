import { globalStyle, style } from '@vanilla-extract/css';
import { matchParent } from '../../theme/matchParent.ts';
import { vars } from '../../theme/contract.css.ts';
import { radius, space, type, weight } from '../../theme/scale.ts';

const { color } = vars;

/** A row of its own above the text. */
export const tray = style({
  position: 'relative',
  flex: '1 0 100%',
  minWidth: 0,
  maxHeight: '14rem',
  overflowY: 'auto',
  display: 'grid',
  gap: space.xxs,
  padding: space.xxs,
});
/** Still there for what is read out, and for finding the field. */
export const noTray = style({ position: 'absolute' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const chip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
  paddingBlock: space.xxs,
  paddingInlineStart: space.sm,
  borderRadius: radius.md,
  background: color.sunken,
  textAlign: 'start',
});
export const about = style([type.caption, { display: 'grid', flex: 1, minWidth: 0 }]);
globalStyle(`${chip} svg`, { width: '1.25rem', height: '1.25rem' });

/** A name is cut off at its own end, whichever way it is written. */
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: matchParent,
  whiteSpace: 'nowrap',
  fontWeight: weight.medium,
});
export const facts = style({ color: color.muted });
export const error = style([
  type.caption,
  { margin: 0, color: color.critical, overflowWrap: 'anywhere', textAlign: 'start' },
]);
export const note = style([type.caption, { margin: 0, color: color.muted }]);

/** On the bubble's own colours. */
export const sent = style({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  marginBlockEnd: space.xs,
  padding: 0,
  listStyle: 'none',
  whiteSpace: 'normal',
});
export const sentFile = style({ display: 'flex', alignItems: 'center', gap: space.xs, minWidth: 0 });
globalStyle(`${sentFile} svg`, { width: '1.25rem', height: '1.25rem' });
export const sentName = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  textAlign: matchParent,
  fontWeight: weight.medium,
});
export const sentFacts = style({});
