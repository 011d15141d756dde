import { style } from '@vanilla-extract/css';

export const container = style({ containerType: 'inline-size' });

export const columns = style({
  display: 'grid',
  gap: '1.5rem 2.25rem',
  alignItems: 'start',
  '@container': { '(min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr) 15rem' } },
});
