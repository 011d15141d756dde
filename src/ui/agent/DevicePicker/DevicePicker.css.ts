import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space, touchTarget, type } from '../../theme/scale.ts';

export const root = style({ width: '100%', textAlign: 'start' });
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minHeight: touchTarget,
});
export const panel = style({
  display: 'grid',
  gap: space.md,
  marginBlockStart: space.xs,
  padding: space.md,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.lg,
});
export const device = style({ display: 'grid', gap: space.xs, minWidth: 0 });

/** As high as its button, so that nothing moves when the test begins. */
export const test = style({
  ...type.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minHeight: touchTarget,
  color: vars.color.muted,
});
export const meter = style({ flex: '1 1 5rem' });
export const problem = style({ flex: '1 1 10rem', minWidth: 0, color: vars.color.critical });
