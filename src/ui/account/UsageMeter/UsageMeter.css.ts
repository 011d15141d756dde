import { styleVariants, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space, type, weight } from '../../theme/scale.ts';

export const body = style({ display: 'grid', gap: space.md });

export const amounts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${space.md} ${space.xl}`,
});
export const amount = style({ display: 'grid', gap: space.xs, alignContent: 'start', minWidth: 0 });
export const line = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.sm}`,
  minHeight: '1.75rem',
});
export const label = style({ fontWeight: weight.medium, minWidth: 0, overflowWrap: 'anywhere' });
export const words = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
export const note = style({ ...type.small, color: vars.color.muted, overflowWrap: 'anywhere' });

/** A meter takes as much room as the word for none, so that nothing below moves when it is known which of them it is. */
export const level = style({ ...type.small, display: 'grid', alignItems: 'center', height: '1lh' });

/** Two lines on a phone, whatever it will say. */
export const until = style([
  note,
  { minHeight: '1lh', '@media': { 'screen and (width < 30rem)': { minHeight: '2lh' } } },
]);

export const track = style({
  height: '0.5rem',
  overflow: 'hidden',
  borderRadius: '1rem',
  background: vars.color.line,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
const fillOf = (background: string) => ({
  height: '100%',
  borderRadius: 'inherit',
  background,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
export const fill = styleVariants({
  usual: fillOf(vars.color.accent),
  near: fillOf(vars.color.caution),
  // Nothing went wrong: there is more next month, and a larger plan has more at once.
  full: fillOf(vars.color.caution),
});
