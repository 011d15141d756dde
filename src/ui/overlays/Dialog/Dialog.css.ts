import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import {
  below,
  zIndex,
  shortestScreen,
  shortScreen,
  motion,
  radius,
  space,
  touchTarget,
  type,
} from '../../theme/scale.ts';
import { modal, visibleHeight } from './Modal.css.ts';

const { color } = vars;
const phone = below('sm');
const filling = `${phone}, ${shortScreen}`;

/** An `auto` row is as high as the box's least height, and what does not fit in overflows the box. */
const asHighAsItsContent = { gridAutoRows: 'max-content' } as const;

/**
 * The backdrop as well. It scrolls when the box is higher than the screen, so that the box never has to. Where the browser
 * takes it from the top layer at once, it fades out in its place.
 */
export const dialog = recipe({
  base: [
    modal,
    {
      zIndex: zIndex.dialog,
      display: 'grid',
      paddingBlock: space.md,
      overflow: 'hidden auto',
      overscrollBehavior: 'contain',
      background: color.backdrop,
    },
  ],
  variants: {
    size: {
      small: {},
      medium: { '@media': { [phone]: { padding: 0 } } },
      tall: { '@media': { [filling]: { padding: 0 }, [shortestScreen]: asHighAsItsContent } },
      large: {
        '@media': {
          [filling]: { padding: 0 },
          // What is scrolled to, or takes the focus, does not lie under the header.
          [shortScreen]: { ...asHighAsItsContent, scrollPaddingTop: '5rem' },
          [shortestScreen]: { scrollPaddingTop: space.sm },
        },
      },
    },
  },
});

/** How content of a constant height overflows: by itself, or on low screens with the whole dialog. */
export const contentOverflow = createVar();

const filled = {
  width: '100%',
  minHeight: visibleHeight,
  margin: 0,
  border: 0,
  borderRadius: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
} as const;

export const box = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    margin: 'auto',
    minWidth: 0,
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.xl,
    boxShadow: vars.shadow.high,
    transition: `translate ${motion.calm}, scale ${motion.calm}`,
    '@starting-style': { translate: '0 0.5rem', scale: '0.985' },
    selectors: {
      'dialog:not([open]) > &': { scale: '0.985' },
    },
  },
  variants: {
    size: {
      small: { width: `min(26rem, 100% - ${space.xl})` },
      medium: { width: `min(34rem, 100% - ${space.xl})`, '@media': { [phone]: filled } },
      /** Of constant height: a part of what it holds scrolls by itself. */
      tall: {
        width: `min(26rem, 100% - ${space.xl})`,
        height: `min(44rem, ${visibleHeight} - ${space.xl})`,
        '@media': {
          [phone]: { ...filled, height: visibleHeight },
          // Wide enough for what otherwise stands below each other.
          [shortScreen]: {
            ...filled,
            width: 'min(46rem, 100%)',
            height: visibleHeight,
            marginInline: 'auto',
          },
          [shortestScreen]: { height: 'auto' },
        },
      },
      /** As `tall`, for a conversation. On low screens nothing would be left of what scrolls by itself: all of it does. */
      large: {
        width: `min(46rem, 100% - ${space.xl})`,
        height: `min(46rem, ${visibleHeight} - ${space.xxl})`,
        vars: { [contentOverflow]: 'auto' },
        '@media': {
          [phone]: { ...filled, height: visibleHeight },
          [shortScreen]: {
            ...filled,
            width: 'min(46rem, 100%)',
            height: 'auto',
            marginInline: 'auto',
            vars: { [contentOverflow]: 'visible' },
            // It is higher than the screen: as it grows, its end would move away from who has just been taken there.
            transition: 'none',
            selectors: { 'dialog:not([open]) > &': { scale: 'none' } },
          },
        },
      },
    },
  },
});

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  padding: space.sm,
  paddingInlineStart: space.lg,
  background: color.surface,
  borderRadius: 'inherit',
  // It would cover a good part of what scrolls below it.
  '@media': { [shortestScreen]: { position: 'static' } },
});
export const lead = style({ display: 'grid', placeItems: 'center', flexShrink: 0, minHeight: touchTarget });
/** The title is level with the close button, and the line below it fits in without making the header higher. */
export const words = recipe({
  base: { flex: 1, minWidth: 0 },
  variants: {
    beside: {
      nothing: { marginBlock: '0.625rem -0.625rem' },
      /** Two lines are as high as the picture. */
      picture: { paddingInlineStart: space.xxs },
    },
  },
});
export const title = style([type.title, { overflowWrap: 'anywhere' }]);
export const description = style([
  type.small,
  { marginBlock: `${space.xxs} 0.625rem`, color: color.muted, overflowWrap: 'anywhere' },
]);
/** As high while nothing is said: nothing moves. */
export const status = style([type.caption, { minHeight: '1.25rem', color: color.muted }]);

/** The first of its controls takes the focus (Dialog.tsx). */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  '@media': { [shortestScreen]: { flexShrink: 0 } },
  padding: `${space.xxs} ${space.lg} ${space.lg}`,
});

/** What stands for content that is still on its way. */
export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  minHeight: '8rem',
  outline: 'none',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.sm,
  padding: `${space.md} ${space.lg}`,
  borderTop: `1px solid ${color.line}`,
});
