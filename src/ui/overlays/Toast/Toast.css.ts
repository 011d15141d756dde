import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import {
  below,
  canHover,
  zIndex,
  motion,
  radius,
  layoutSize,
  space,
  touchTarget,
  type,
  weight,
} from '../../theme/scale.ts';
import { toastInsetVar } from '../../theme/toastInset.ts';

const { color } = vars;

export const viewport = style({
  position: 'fixed',
  zIndex: zIndex.toast,
  insetInlineEnd: `calc(${space.lg} + var(${toastInsetVar}, 0px))`,
  bottom: `max(${space.lg}, env(safe-area-inset-bottom))`,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space.sm,
  width: `min(23rem, 100vw - ${space.xl})`,
  outline: 'none',
  pointerEvents: 'none',
  '@media': {
    [below('sm')]: {
      insetInline: space.sm,
      bottom: `max(${space.sm}, env(safe-area-inset-bottom))`,
      width: 'auto',
    },
  },
  selectors: {
    // A dialog has its newest messages, its field or its buttons at its end. The agent's sheet is a dialog too.
    'html:has(dialog[open]) &': {
      top: `calc(${layoutSize.topBar} + ${space.xs} + env(safe-area-inset-top))`,
      bottom: 'auto',
    },
  },
});

export const toast = recipe({
  base: {
    // The lowest toast lies on top: the shadows of the ones above it must not fall on it. Base UI sets --toast-index, 0 for the
    // newest.
    zIndex: 'calc(10 - var(--toast-index))',
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.xs,
    paddingBlock: space.xxs,
    paddingInline: `1.125rem ${space.xxs}`,
    border: '1px solid transparent',
    borderRadius: radius.lg,
    boxShadow: vars.shadow.high,
    pointerEvents: 'auto',
    touchAction: 'pan-y',
    translate: 'var(--toast-swipe-movement-x) 0',
    transition: `opacity ${motion.calm}, translate ${motion.calm}`,
    selectors: {
      '&[data-starting-style]': {
        opacity: 0,
        translate: '0 0.75rem',
      },
      '&[data-ending-style]': { opacity: 0 },
      '&[data-ending-style][data-swipe-direction="right"]': { translate: '100% 0' },
      '&[data-ending-style][data-swipe-direction="left"]': { translate: '-100% 0' },
      '&[data-swiping]': { userSelect: 'none' },
      '&[data-limited]': { display: 'none' },
      '&:focus-visible': { outlineColor: color.accent },
    },
  },
  variants: {
    tone: {
      neutral: { background: color.ink, color: color.paper },
      critical: { background: color.critical, color: color.onCritical },
    },
  },
});

export const content = style({ flex: 1, minWidth: 0, paddingBlock: '0.625rem' });
const clampLines = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

export const title = style([
  type.small,
  clampLines(2),
  { fontWeight: weight.strong, overflowWrap: 'anywhere' },
]);
export const description = style([type.small, clampLines(6), { overflowWrap: 'anywhere' }]);

/** The button of a message, in the colour of its text. */
export const action = style([
  type.small,
  {
    flexShrink: 0,
    minWidth: touchTarget,
    maxWidth: '40%',
    minHeight: touchTarget,
    paddingInline: space.xs,
    overflowWrap: 'anywhere',
    border: 0,
    borderRadius: radius.md,
    background: 'none',
    fontWeight: weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-5px' },
      '&:hover, &:active': { background: 'color-mix(in oklab, currentColor 14%, transparent)' },
    },
  },
]);

export const dismiss = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: touchTarget,
  height: touchTarget,
  padding: 0,
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  cursor: 'pointer',
  opacity: 0.8,
  transition: `opacity ${motion.quick}, background-color ${motion.quick}`,
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover': { opacity: 1, background: 'color-mix(in oklab, currentColor 14%, transparent)' },
      },
    },
  },
  selectors: {
    '&:focus-visible': { opacity: 1, outlineColor: 'currentColor', outlineOffset: '-5px' },
    '&:active': { background: 'color-mix(in oklab, currentColor 24%, transparent)' },
  },
});
