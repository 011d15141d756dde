import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space, type, weight } from '../../theme/scale.ts';

export const body = style({
  display: 'grid',
  flex: 1,
  justifyItems: 'center',
  alignContent: 'safe center',
  gap: space.lg,
  minHeight: 0,
  overflowY: 'auto',
  textAlign: 'center',
});
export const line = style({ display: 'grid', justifyItems: 'center', gap: space.xxs, minWidth: 0 });
export const phone = style({
  ...type.heading,
  marginBlockStart: space.md,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const timer = style({ ...type.lead, color: vars.color.muted, fontVariantNumeric: 'tabular-nums' });
export const toggles = style({ display: 'flex', gap: space.xl });
export const toggle = style({ ...type.caption, display: 'grid', justifyItems: 'center', gap: space.xs });
export const full = style({ width: '100%', textAlign: 'start' });
