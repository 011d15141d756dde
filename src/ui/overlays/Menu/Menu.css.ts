import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, radius, space, touchTarget, type, weight } from '../../theme/scale.ts';
import { stateLayer } from '../../theme/states.ts';

const { color } = vars;

/** From the trigger and from the window's edges. */
const gap = space.xs;
/** Elsewhere the browser shows it in the middle of the window. */
const anchored = '(position-area: block-end)';

export const popup = recipe({
  base: {
    minWidth: '12rem',
    maxWidth: `min(20rem, 100vw - 2 * ${gap})`,
    maxHeight: `calc(100dvh - 2 * ${gap})`,
    overflowY: 'auto',
    padding: space.xxs,
    background: color.surface,
    color: color.ink,
    border: `1px solid ${color.line}`,
    borderRadius: radius.lg,
    boxShadow: vars.shadow.high,
    outline: 'none',
    '@supports': {
      [anchored]: {
        // As wide as what opened it: a menu narrower than its own button looks torn off.
        minWidth: `max(12rem, min(20rem, anchor-size(width), 100vw - 2 * ${gap}))`,
        inset: 'auto',
        margin: 0,
        marginBlock: gap,
        positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline, span-all',
      },
    },
  },
  variants: {
    side: { top: {}, bottom: {} },
    align: {
      start: { '@supports': { [anchored]: { marginInlineEnd: gap } } },
      end: { '@supports': { [anchored]: { marginInlineStart: gap } } },
    },
  },
  compoundVariants: (['top', 'bottom'] as const).flatMap((side) =>
    (['start', 'end'] as const).map((align) => ({
      variants: { side, align },
      style: {
        positionArea: `self-block-${side === 'top' ? 'start' : 'end'} span-self-inline-${align === 'start' ? 'end' : 'start'}`,
      },
    })),
  ),
});

export const item = recipe({
  base: {
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    width: '100%',
    minHeight: touchTarget,
    padding: `${space.xs} ${space.sm}`,
    border: 'none',
    borderRadius: radius.md,
    background: 'transparent',
    fontWeight: weight.medium,
    textAlign: 'start',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      // Inside, where the menu does not cut it off.
      '&:focus-visible': { outlineOffset: '-3px' },
      // It follows the pointer too: one highlight, wherever it came from.
      '&:focus, &:hover': { background: stateLayer.hover },
      '&:active': { background: stateLayer.active },
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&:focus': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  variants: {
    tone: {
      neutral: { color: color.ink },
      critical: {
        color: color.critical,
        selectors: { '&:focus, &:hover': { background: color.criticalSoft } },
      },
    },
  },
});

export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const mark = style({ color: color.accent });
