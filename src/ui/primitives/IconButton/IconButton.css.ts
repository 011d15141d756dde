import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { forced, hover, motion, radius, touch } from '../../theme/scale.ts';
import { hovered, pressed, wash } from '../../theme/states.ts';

const { color } = vars;

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: touch,
    height: touch,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: radius.md,
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
    selectors: {
      '&:disabled': {
        background: 'transparent',
        borderColor: color.line,
        color: color.muted,
        cursor: 'not-allowed',
      },
    },
  },
  variants: {
    tone: {
      quiet: {
        background: 'transparent',
        color: color.muted,
        '@media': {
          [hover]: { selectors: { [hovered]: { background: wash.hover, color: color.ink } } },
        },
        selectors: {
          [pressed]: { background: wash.active, color: color.ink },
          '&[aria-expanded="true"]': { background: wash.hover, color: color.ink },
          '&:disabled': { borderColor: 'transparent' },
        },
      },
      neutral: {
        background: 'transparent',
        borderColor: color.edge,
        '@media': { [hover]: { selectors: { [hovered]: { background: wash.hover } } } },
        selectors: { [pressed]: { background: wash.active } },
      },
      primary: {
        background: color.accent,
        borderColor: color.accent,
        color: color.onAccent,
        '@media': { [hover]: { selectors: { [hovered]: { background: color.accentHover } } } },
        selectors: {
          [pressed]: { background: color.accentHover },
          '&:disabled': { background: color.sunken },
        },
      },
      critical: {
        background: color.critical,
        borderColor: color.critical,
        color: color.onCritical,
        '@media': { [hover]: { selectors: { [hovered]: { background: color.criticalHover } } } },
        selectors: {
          [pressed]: { background: color.criticalHover },
          '&:disabled': { background: color.sunken },
        },
      },
    },
    pressed: { true: {}, false: {} },
  },
  compoundVariants: (['quiet', 'neutral'] as const).map((tone) => ({
    variants: { tone, pressed: true },
    style: {
      background: color.ink,
      borderColor: color.ink,
      color: color.paper,
      '@media': {
        [forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        [hover]: { selectors: { [hovered]: { background: color.muted, color: color.paper } } },
      },
      selectors: { [pressed]: { background: color.muted, color: color.paper } },
    },
  })),
});
