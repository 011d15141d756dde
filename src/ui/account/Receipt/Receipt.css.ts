import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space, type, weight } from '../../theme/scale.ts';

export const receipt = style({ display: 'grid', gap: space.lg, maxWidth: '36rem' });
export const seller = style({ ...type.heading, fontWeight: weight.strong });
export const facts = style({ display: 'grid' });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.md}`,
  paddingBlock: space.xs,
  borderTop: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
});
export const term = style({ color: vars.color.muted });
export const value = style({ minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
export const total = style({ fontWeight: weight.strong, borderTop: `2px solid ${vars.color.ink}` });
export const note = style({ ...type.small, color: vars.color.muted });
