import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space, type, weight } from '../../theme/scale.ts';

export const content = style({ display: 'grid', gap: space.md });

export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const from = style({ color: vars.color.muted, maxWidth: '100%', overflowWrap: 'anywhere' });
export const to = style({ fontWeight: weight.strong, maxWidth: '100%', overflowWrap: 'anywhere' });
export const arrow = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.muted,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
});
export const description = style({ color: vars.color.muted, overflowWrap: 'anywhere' });

export const figures = style({
  display: 'grid',
  gap: space.sm,
  margin: 0,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const row = style({
  ...type.small,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.md,
  color: vars.color.muted,
});
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.md,
  fontWeight: weight.strong,
});
export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const amount = style({
  flexShrink: 0,
  margin: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
