import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space, touchTarget, type, weight } from '../../theme/scale.ts';

/** As high as the lines of a plan, so that the plans below do not move when it has loaded. */
export const body = style({ display: 'grid', gap: space.md, minHeight: '3.75rem' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.sm} ${space.lg}`,
});
export const methodRow = style([row, { paddingTop: space.md, borderTop: `1px solid ${vars.color.line}` }]);

export const words = style({ display: 'grid', gap: space.xxs, minWidth: 0, flex: '1 1 14rem' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.sm}`,
});
export const name = style({ ...type.page, fontWeight: weight.strong, minWidth: 0, overflowWrap: 'anywhere' });
export const price = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' });
export const next = style({
  ...type.small,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const method = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  flex: '1 1 14rem',
  minWidth: 0,
});
export const icon = style({
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  width: touchTarget,
  height: '2rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.sm,
  background: vars.color.sunken,
  color: vars.color.muted,
});
export const label = style({
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
