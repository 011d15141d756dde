import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, radius, space } from '../../theme/scale.ts';

/** As high as the card with three steps: its title's line, its padding and its border come on top of them. */
export const placeholder = style({
  height: 'calc(3 * 4.5rem + 5.125rem + 2px)',
  marginBlockEnd: space.lg,
  borderRadius: radius.lg,
  background: vars.color.sunken,
  '@media': { [below('sm')]: { height: 'calc(3 * 5.5rem + 4.625rem + 2px)' } },
});
