import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

export const center = style({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: space.lg,
});
