import { globalStyle, style } from '@vanilla-extract/css';
import { print, space } from '../../theme/scale.ts';

export const container = style({ containerType: 'inline-size' });

export const grid = style({
  display: 'grid',
  gap: space.lg,
  '@container': { '(min-width: 42rem)': { gridTemplateColumns: '1fr 1fr' } },
});

globalStyle(`${grid} > *`, { minWidth: 0 });
globalStyle(`${grid} > :nth-child(3)`, { gridColumn: '1 / -1' });

// A fourth card stands beside all others where there is room, and below them elsewhere. It is left out on paper.
globalStyle(`${grid} > :nth-child(4)`, { gridColumn: '1 / -1', '@media': { [print]: { display: 'none' } } });
const besideFourth = '(min-width: 62rem)';
globalStyle(`${grid}:has(> :nth-child(4))`, {
  '@container': { [besideFourth]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 20rem' } },
});
globalStyle(`${grid}:has(> :nth-child(4)) > :nth-child(3)`, {
  '@container': { [besideFourth]: { gridColumn: '1 / 3' } },
});
globalStyle(`${grid} > :nth-child(4)`, {
  '@container': { [besideFourth]: { gridColumn: 3, gridRow: '1 / span 2' } },
});
