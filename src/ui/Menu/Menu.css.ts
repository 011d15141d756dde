import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { forced, layer, motion, radius, space, touch, type, weight } from '../theme/scale.ts';
import { wash } from '../theme/states.ts';

const { color } = vars;

export const positioner = style({ zIndex: layer.menu, outline: 'none' });

export const popup = style({
  minWidth: '12rem',
  maxWidth: 'min(20rem, var(--available-width))',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  padding: space.xxs,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  boxShadow: vars.shadow.high,
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${motion.quick}, scale ${motion.quick}`,
  outline: 'none',
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, scale: '0.97' },
  },
});

export const item = recipe({
  base: {
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minHeight: touch,
    padding: `${space.xs} ${space.sm}`,
    borderRadius: radius.md,
    fontWeight: weight.medium,
    cursor: 'pointer',
    userSelect: 'none',
    outline: 'none',
    selectors: {
      '&[data-highlighted]': { background: wash.hover },
      '&:active': { background: wash.active },
    },
    '@media': {
      [forced]: {
        selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  variants: {
    tone: {
      neutral: { color: color.ink },
      critical: {
        color: color.critical,
        selectors: { '&[data-highlighted]': { background: color.criticalSoft } },
      },
    },
  },
});

export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const mark = style({ color: color.accent });
