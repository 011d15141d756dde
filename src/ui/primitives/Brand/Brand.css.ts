import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, weight } from '../../theme/scale.ts';

export const brand = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.45em',
    minWidth: 0,
    fontWeight: weight.bold,
    letterSpacing: '-0.03em',
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
  },
  variants: { size: { medium: { fontSize: '1.25rem' }, large: { fontSize: '1.75rem' } } },
});

/** A simplified speech bubble: a rounded square with one pointed corner. */
export const mark = style({
  flexShrink: 0,
  width: '1.1em',
  height: '1.1em',
  borderRadius: '32% 32% 32% 10%',
  background: vars.color.accent,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
