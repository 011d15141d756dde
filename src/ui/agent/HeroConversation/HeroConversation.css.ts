import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space, type, weight } from '../../theme/scale.ts';

export const panel = style({
  display: 'grid',
  gap: space.sm,
  padding: `clamp(${space.md}, 4vw, ${space.lg})`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.xl,
  boxShadow: vars.shadow.high,
  userSelect: 'none',
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.sm,
  marginBlockEnd: space.xxs,
});
export const title = style({ ...type.title, fontWeight: weight.strong });

export const composer = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginBlockStart: space.xs,
  padding: space.xxs,
  paddingInlineStart: space.md,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.lg,
  color: vars.color.muted,
});
export const send = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: radius.md,
  background: vars.color.accent,
  color: vars.color.onAccent,
});
