import { style } from '@vanilla-extract/css';
import { plans, threeAbreast } from '../PlanCard/PlanCard.css.ts';
import { space } from '../../theme/scale.ts';

export const container = style({ containerName: plans, containerType: 'inline-size' });

export const grid = style({
  display: 'grid',
  gap: space.md,
  '@container': {
    [threeAbreast]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
