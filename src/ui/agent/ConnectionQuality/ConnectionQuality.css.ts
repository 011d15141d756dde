import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space, type, weight } from '../../theme/scale.ts';

export const root = style({
  ...type.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  color: vars.color.muted,
  fontWeight: weight.medium,
});
export const bars = styleVariants({
  good: { color: vars.color.positive },
  low: { color: vars.color.caution },
  bad: { color: vars.color.critical },
  lost: { color: vars.color.critical },
});
