import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

/** Over all columns. */
export const search = style({ gridColumn: '1 / -1' });

/** As many beside each other as fit: two on most phones. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: space.md,
  // On paper there is nothing to choose.
  '@media': { print: { display: 'none' } },
});
