import { style } from '@vanilla-extract/css';
import { space, type } from '../../theme/scale.ts';

export const page = style({ display: 'grid', gap: space.xl, gridTemplateColumns: 'minmax(0, 1fr)' });
export const heading = style({ ...type.heading, marginBottom: space.md });
