import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

export const container = style({ containerType: 'inline-size' });

export const grid = style({
  display: 'grid',
  gap: space.lg,
  '@container': { '(min-width: 42rem)': { gridTemplateColumns: '1fr 1fr' } },
});

globalStyle(`${grid} > *`, { minWidth: 0 });
globalStyle(`${grid} > :nth-child(3)`, { gridColumn: '1 / -1' });
