import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space, type, weight } from '../../theme/scale.ts';

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.xs} 0`,
  paddingInlineEnd: space.md,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: weight.regular,
  overflowWrap: 'anywhere',
});
// A figure stays in one line: a long name beside it is broken instead.
globalStyle(`${table} td`, { whiteSpace: 'nowrap' });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0, textAlign: 'end' });
globalStyle(`${table} thead th`, { ...type.small, color: vars.color.muted });
globalStyle(`${table} tbody :is(th, td)`, { borderTop: `1px solid ${vars.color.line}` });
// Room for a year, so that a long name beside long figures is not broken after each letter.
globalStyle(`${table} tbody th`, { minWidth: '4rem', fontWeight: weight.medium });

export const caption = style({ paddingBottom: space.xs, textAlign: 'start', fontWeight: weight.strong });
export const amount = style({ display: 'block' });
