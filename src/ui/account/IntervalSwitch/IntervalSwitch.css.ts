import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  canHover,
  forcedColors,
  motion,
  radius,
  space,
  touchTarget,
  type,
  weight,
} from '../../theme/scale.ts';

export const frame = style({
  display: 'inline-flex',
  maxWidth: '100%',
  padding: space.xxs,
  gap: space.xxs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.lg,
  background: vars.color.sunken,
});

export const choice = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space.xs,
  minHeight: touchTarget,
  paddingInline: space.md,
  borderRadius: radius.md,
  border: '1px solid transparent',
  color: vars.color.muted,
  fontWeight: weight.medium,
  cursor: 'pointer',
  transition: `background ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:has(:checked)': {
      background: vars.color.surface,
      borderColor: vars.color.edge,
      color: vars.color.ink,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.accent}`, outlineOffset: space.xxs },
    '&:active:not(:has(:checked))': { color: vars.color.ink },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:has(:checked))': { color: vars.color.ink } } },
    [forcedColors]: {
      selectors: {
        '&:has(:checked)': { outline: '2px solid Highlight' },
        '&:has(:focus-visible)': { outlineWidth: '3px' },
      },
    },
  },
});

/** Covers the label, so that the whole of it can be pressed; the frame shows what is chosen. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const note = style({ ...type.small, color: vars.color.positive });
