import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, canHover, motion, radius, space, touchTarget } from '../../theme/scale.ts';
import { hovered, pressed, stateLayer } from '../../theme/states.ts';

const { color } = vars;

export const root = style({ display: 'flex', alignItems: 'center', gap: space.sm, minWidth: 0, flex: 1 });
export const mark = style({ color: color.muted });

/** The `box-shadow` around the thumb while it is hovered or pressed. */
const halo = createVar();

const thumb = {
  boxSizing: 'border-box',
  width: '1.25rem',
  height: '1.25rem',
  border: `2px solid ${color.surface}`,
  borderRadius: radius.full,
  background: color.accent,
  boxShadow: `${vars.shadow.low}, ${halo}`,
  transition: `box-shadow ${motion.quick}`,
} as const;
/** A CSS variable that Slider.tsx sets: the filled part of the track, as a percentage. */
export const filledVar = '--filled';

const track = {
  height: '0.375rem',
  borderRadius: radius.full,
  background: color.edge,
} as const;

const fill = (towards: 'to right' | 'to left') =>
  `linear-gradient(${towards}, ${color.accent} var(${filledVar}), ${color.edge} 0)`;

/** As high as a touch target, with the track drawn in its middle. */
export const input = style({
  appearance: 'none',
  flex: 1,
  width: '100%',
  minWidth: '4rem',
  height: touchTarget,
  margin: 0,
  background: 'transparent',
  borderRadius: radius.sm,
  cursor: 'pointer',
  vars: { [halo]: '0 0 0 0 transparent' },
  '::-webkit-slider-runnable-track': { ...track, background: fill('to right') },
  '::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: '-0.4375rem' },
  '::-moz-range-track': track,
  '::-moz-range-progress': { ...track, background: color.accent },
  '::-moz-range-thumb': thumb,
  selectors: {
    '[dir="rtl"] &::-webkit-slider-runnable-track': { background: fill('to left') },
    // Where left is left in a page from right to left, as in a picture.
    '[dir="rtl"] [dir="ltr"] &::-webkit-slider-runnable-track': { background: fill('to right') },
    [pressed]: { vars: { [halo]: `0 0 0 8px ${stateLayer.active}` } },
  },
  '@media': {
    [forcedColors]: { appearance: 'auto' },
    [canHover]: { selectors: { [hovered]: { vars: { [halo]: `0 0 0 6px ${stateLayer.hover}` } } } },
  },
});
