import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, space, type, weight } from '../../theme/scale.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.md}`,
  alignContent: 'center',
  minHeight: '2.5rem',
  // A phone needs two lines; their height is reserved while loading, so that the plans below do not move.
  '@media': { [below('sm')]: { minHeight: '4rem' } },
});
export const name = style({ ...type.page, fontWeight: weight.strong, minWidth: 0, overflowWrap: 'anywhere' });
export const price = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' });
export const method = style({
  color: vars.color.muted,
  marginInlineStart: 'auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [below('sm')]: { flexBasis: '100%', marginInlineStart: 0 } },
});
