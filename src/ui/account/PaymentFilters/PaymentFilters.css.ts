import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

/** As many beside each other as fit, two on most phones. Each row is filled: in a narrower box their words would be cut. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.md,
  // On paper there is nothing to choose.
  '@media': { print: { display: 'none' } },
});
globalStyle(`${filters} > *`, { flex: '1 1 9rem' });

/** On a row of its own. */
export const search = style({ selectors: { [`${filters} > &`]: { flexBasis: '100%' } } });
