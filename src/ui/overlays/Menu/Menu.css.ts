import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, radius, space, touchTarget, type, weight } from '../../theme/scale.ts';
import { stateLayer } from '../../theme/states.ts';

const { color } = vars;

/** The distance from the trigger and from the window's edges. It equals `gapPx` of positionMenu.ts. */
const gap = space.xs;
/** Browsers without it show the popup in the middle of the window, so positionMenu.ts places it there. */
const anchorPositioning = '(position-area: block-end)';

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
      [anchorPositioning]: {
        // At least as wide as its trigger: a narrower menu looks detached from it.
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
      start: { '@supports': { [anchorPositioning]: { marginInlineEnd: gap } } },
      end: { '@supports': { [anchorPositioning]: { marginInlineStart: gap } } },
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
      // The ring is drawn inside the item, because the menu would cut off a ring around it.
      '&:focus-visible': { outlineOffset: '-3px' },
      // The focus follows the pointer (MenuSurface.tsx), so that there is only one highlight.
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
