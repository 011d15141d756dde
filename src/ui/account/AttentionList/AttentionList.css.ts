import { style } from '@vanilla-extract/css';
import { print, space } from '../../theme/scale.ts';

export const section = style({
  marginBottom: space.lg,
  '@media': { [print]: { display: 'none' } },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });
