import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, print, space, type, weight } from '../../theme/scale.ts';

export const section = style({ marginBlockEnd: space.lg, '@media': { [print]: { display: 'none' } } });

export const head = style({ display: 'flex', alignItems: 'center', gap: space.xs });
export const progress = style({
  ...type.small,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** Equally high, done or not, and as high as its part of the placeholder. On a phone its reason takes two lines. */
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minHeight: '4.5rem',
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': { [below('sm')]: { minHeight: '5.5rem', gap: space.sm } },
});

const markOf = (color: string, background: string) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  border: `1.5px solid ${color}`,
  background,
  color: vars.color.onAccent,
});
export const mark = styleVariants({
  open: markOf(vars.color.edge, 'transparent'),
  done: markOf(vars.color.accent, vars.color.accent),
});
export const check = style({ width: '0.875rem', height: '0.875rem', strokeWidth: 3 });

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const label = style({ fontWeight: weight.strong });
export const labelDone = style({ color: vars.color.muted });
export const hint = style({ ...type.small, color: vars.color.muted });
export const action = style({ flex: 'none', maxWidth: '50%' });
