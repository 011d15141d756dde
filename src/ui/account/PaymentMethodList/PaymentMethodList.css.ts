import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, canHover, motion, radius, space, touchTarget, weight } from '../../theme/scale.ts';
import { stateLayer } from '../../theme/states.ts';

export const list = style({ display: 'grid', gap: space.xs });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: '3.25rem',
  paddingInline: space.md,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.md,
  background: vars.color.surface,
  cursor: 'pointer',
  transition: `background ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
    '&:active:not(:has(:checked, :disabled))': { background: stateLayer.active },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.accent}`, outlineOffset: space.xxs },
    '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.muted, background: vars.color.sunken },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not(:active, :has(:checked, :disabled))': { background: stateLayer.hover } },
    },
  },
});

export const radio = style({
  flexShrink: 0,
  width: '1.125rem',
  height: '1.125rem',
  appearance: 'none',
  // The browser's own radio is grey in the dark theme, as if it were disabled.
  margin: 0,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.full,
  background: vars.color.surface,
  outline: 'none',
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `0.3125rem solid ${vars.color.accent}` },
    '&:disabled': { borderColor: vars.color.muted },
  },
  '@media': { [forcedColors]: { appearance: 'auto' } },
});

export const label = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: space.sm,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
});

/** Reserves the spinner's width, so that the label does not move when saving begins. */
export const progress = style({
  display: 'grid',
  placeItems: 'center',
  width: space.lg,
  maxHeight: touchTarget,
});
