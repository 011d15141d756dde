import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space, type, weight } from '../../theme/scale.ts';

export const group = style({ marginBottom: space.lg });
export const groupLabel = style({
  ...type.small,
  marginBottom: space.xs,
  color: vars.color.muted,
  fontWeight: weight.medium,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.xs,
  borderTop: `1px solid ${vars.color.line}`,
});
export const action = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const keys = style({ display: 'flex', flexShrink: 0, gap: space.xxs });
export const key = style({
  ...type.caption,
  minWidth: '1.75rem',
  padding: `${space.xxs} ${space.xs}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.sm,
  background: vars.color.sunken,
  fontFamily: 'inherit',
  fontWeight: weight.medium,
  textAlign: 'center',
});
