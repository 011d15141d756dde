import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, canHover, motion, radius, touchTarget } from '../../theme/scale.ts';
import { hovered, pressed, stateLayer } from '../../theme/states.ts';

const { color } = vars;

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: touchTarget,
    height: touchTarget,
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
          [canHover]: { selectors: { [hovered]: { background: stateLayer.hover, color: color.ink } } },
        },
        selectors: {
          [pressed]: { background: stateLayer.active, color: color.ink },
          '&[aria-expanded="true"]': { background: stateLayer.hover, color: color.ink },
          '&:disabled': { borderColor: 'transparent' },
        },
      },
      neutral: {
        background: 'transparent',
        borderColor: color.edge,
        '@media': { [canHover]: { selectors: { [hovered]: { background: stateLayer.hover } } } },
        selectors: { [pressed]: { background: stateLayer.active } },
      },
      primary: {
        background: color.accent,
        borderColor: color.accent,
        color: color.onAccent,
        '@media': { [canHover]: { selectors: { [hovered]: { background: color.accentHover } } } },
        selectors: {
          [pressed]: { background: color.accentHover },
          '&:disabled': { background: color.sunken },
        },
      },
      critical: {
        background: color.critical,
        borderColor: color.critical,
        color: color.onCritical,
        '@media': { [canHover]: { selectors: { [hovered]: { background: color.criticalHover } } } },
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
        [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        [canHover]: { selectors: { [hovered]: { background: color.muted, color: color.paper } } },
      },
      selectors: { [pressed]: { background: color.muted, color: color.paper } },
    },
  })),
});
