import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, print, radius, space } from '../../theme/scale.ts';

export const section = style({
  marginBottom: space.lg,
  '@media': { [print]: { display: 'none' } },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

/** As high as an item with a line of text; on a phone its buttons stand below two or three lines. */
export const placeholder = style({
  display: 'block',
  height: '4.5rem',
  borderRadius: radius.md,
  background: vars.color.sunken,
  '@media': { [below('sm')]: { height: '9rem' } },
});
