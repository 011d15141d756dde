import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space, type } from '../../theme/scale.ts';

export const page = style({ display: 'grid', gap: space.xl, gridTemplateColumns: 'minmax(0, 1fr)' });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${space.xs} ${space.md}`,
  marginBottom: space.md,
});
export const heading = style(type.heading);
export const note = style({ color: vars.color.muted, marginBottom: space.md, maxWidth: '42rem' });
