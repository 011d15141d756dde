import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space, weight } from '../../theme/scale.ts';

/** The border shows where the table is cut off. */
export const scrollArea = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.md,
});

/** Words break only where a cell would be very wide; the rest of the table scrolls. */
export const table = style({
  minWidth: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
});

globalStyle(`${table} :is(th, td)`, {
  minWidth: '4rem',
  maxWidth: '16rem',
  padding: `${space.xs} ${space.sm}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} th`, { fontWeight: weight.strong });
globalStyle(`${table} :is(td, tr + tr th)`, { borderTop: `1px solid ${vars.color.line}` });
