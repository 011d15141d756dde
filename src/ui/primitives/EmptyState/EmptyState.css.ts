import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space, type, weight } from '../../theme/scale.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xxs,
  padding: `${space.xl} ${space.md}`,
  textAlign: 'center',
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  marginBottom: space.xs,
  borderRadius: radius.full,
  background: vars.color.sunken,
  color: vars.color.muted,
});
export const title = style([
  type.body,
  { fontWeight: weight.strong, textWrap: 'balance', overflowWrap: 'anywhere' },
]);
export const description = style([
  type.small,
  { color: vars.color.muted, maxWidth: '24rem', textWrap: 'balance', overflowWrap: 'anywhere' },
]);
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.xs,
  marginTop: space.md,
});
