import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

/** Over all columns. */
export const search = style({ gridColumn: '1 / -1', maxWidth: '30rem' });

/** As many beside each other as fit; on a phone they stand below each other. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: space.md,
  // On paper there is nothing to choose.
  '@media': { print: { display: 'none' } },
});
