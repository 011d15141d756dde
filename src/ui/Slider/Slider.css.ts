import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forced, radius, space, touch } from '../theme/scale.ts';

const { color } = vars;

export const root = style({ display: 'flex', alignItems: 'center', gap: space.sm, minWidth: 0, flex: 1 });
export const mark = style({ color: color.muted });

const thumb = {
  boxSizing: 'border-box',
  width: '1.25rem',
  height: '1.25rem',
  border: `2px solid ${color.surface}`,
  borderRadius: radius.full,
  background: color.accent,
  boxShadow: vars.shadow.low,
} as const;
/** How much of the track is filled. */
export const filled = '--filled';

const track = {
  height: '0.375rem',
  borderRadius: radius.full,
  background: color.edge,
} as const;

const fill = (towards: 'to right' | 'to left') =>
  `linear-gradient(${towards}, ${color.accent} var(${filled}), ${color.edge} 0)`;

/** As high as a finger; the track is drawn in its middle. */
export const input = style({
  appearance: 'none',
  flex: 1,
  width: '100%',
  minWidth: '4rem',
  height: touch,
  margin: 0,
  background: 'transparent',
  borderRadius: radius.sm,
  cursor: 'pointer',
  '::-webkit-slider-runnable-track': { ...track, background: fill('to right') },
  '::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: '-0.4375rem' },
  '::-moz-range-track': track,
  '::-moz-range-progress': { ...track, background: color.accent },
  '::-moz-range-thumb': thumb,
  selectors: { '[dir="rtl"] &::-webkit-slider-runnable-track': { background: fill('to left') } },
  '@media': { [forced]: { appearance: 'auto' } },
});
