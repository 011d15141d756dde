import { globalStyle, style } from '@vanilla-extract/css';
import { chartHeight } from '../PaymentList/chartHeight.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, space, type, weight } from '../../theme/scale.ts';

/** The bars stand at its end, so that a second currency, or none, does not change its height. */
export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: chartHeight,
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({ ...type.small, color: vars.color.muted });
export const total = style({
  ...type.heading,
  marginBlock: space.xxs,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
export const quiet = style({ ...type.small, color: vars.color.muted, overflowWrap: 'anywhere' });
globalStyle(`${quiet} > span + span`, { marginInlineStart: '0.35em' });

export const bars = style({
  display: 'flex',
  alignItems: 'end',
  gap: '0.375rem',
  height: '4.5rem',
  marginBlockStart: 'auto',
});

/** Its upper edge can be seen on every background; the fill is pale. */
export const bar = style({
  flex: 1,
  minHeight: 2,
  borderBlockStart: `2px solid ${vars.color.accent}`,
  borderStartStartRadius: 4,
  borderStartEndRadius: 4,
  background: vars.color.accentSoft,
  printColorAdjust: 'exact',
  selectors: { '&:last-child': { background: vars.color.accent } },
  '@media': {
    [forcedColors]: {
      background: 'CanvasText',
      selectors: { '&:last-child': { background: 'CanvasText' } },
    },
  },
});

/** A month without a payment: only the line on which the bars stand. */
export const nothing = style({
  borderColor: vars.color.line,
  borderRadius: 0,
  selectors: { '&:last-child': { background: vars.color.line } },
  '@media': { [forcedColors]: { borderColor: 'GrayText' } },
});

export const axis = style([
  type.small,
  {
    display: 'flex',
    justifyContent: 'space-between',
    marginBlockStart: '0.375rem',
    color: vars.color.muted,
  },
]);
