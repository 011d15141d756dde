import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, radius, space } from '../../theme/scale.ts';

export const meter = recipe({
  base: {
    display: 'block',
    width: '100%',
    overflow: 'hidden',
    borderRadius: radius.full,
    background: vars.color.line,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: { size: { small: { height: space.xxs }, medium: { height: space.xs } } },
});

export const fill = style({
  display: 'block',
  height: '100%',
  borderRadius: 'inherit',
  background: vars.color.accent,
  transformOrigin: 'left',
  transform: 'scaleX(var(--level, 0))',
  transition: 'transform 100ms linear',
  selectors: {
    '[dir="rtl"] &': { transformOrigin: 'right' },
    // Where left is left in a page from right to left.
    '[dir="rtl"] [dir="ltr"] &': { transformOrigin: 'left' },
  },
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
