import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space, type, weight } from '../theme/scale.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.md}`,
  minHeight: '2.5rem',
});
export const name = style({ ...type.page, fontWeight: weight.strong, minWidth: 0, overflowWrap: 'anywhere' });
export const price = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' });
export const method = style({
  color: vars.color.muted,
  marginInlineStart: 'auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
