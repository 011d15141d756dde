import { createVar, globalStyle, style } from '@vanilla-extract/css';
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
const phoneOrShort = `${phone}, ${shortScreen}`;

/** For a box that scrolls with the dialog. With `auto` the row would have the box's minimum height and the content overflow it. */
const asHighAsItsContent = { gridAutoRows: 'max-content' } as const;

/** The room above and below the box. */
const room = createVar();
const fillsWindow = { vars: { [room]: '0px' } } as const;

/**
 * The dialog element is its own backdrop: it covers the window and scrolls when the box is higher than that. `::backdrop`
 * would vanish at once in browsers that take a closed dialog out of the top layer without a transition.
 */
export const dialog = recipe({
  base: [
    modal,
    {
      zIndex: zIndex.dialog,
      display: 'grid',
      vars: { [room]: space.md },
      paddingBlock: room,
      overflow: 'hidden auto',
      overscrollBehavior: 'contain',
      background: color.backdrop,
    },
  ],
  variants: {
    size: {
      small: {},
      medium: { '@media': { [phone]: { ...fillsWindow, ...asHighAsItsContent } } },
      tall: { '@media': { [phoneOrShort]: fillsWindow, [shortestScreen]: asHighAsItsContent } },
      large: {
        '@media': {
          [phoneOrShort]: fillsWindow,
          // Keeps what is scrolled into view, or takes the focus, from lying under the sticky header.
          [shortScreen]: { ...asHighAsItsContent, scrollPaddingTop: '5rem' },
          [shortestScreen]: { scrollPaddingTop: space.sm },
        },
      },
    },
  },
});

/** The `overflow` of content in a dialog of constant height: `auto`, or `visible` where the dialog scrolls as a whole. */
export const contentOverflow = createVar();

const fullWindow = {
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
      medium: { width: `min(34rem, 100% - ${space.xl})`, '@media': { [phone]: fullWindow } },
      /** Of constant height: a part of the content scrolls by itself. */
      tall: {
        width: `min(26rem, 100% - ${space.xl})`,
        height: `min(44rem, ${visibleHeight} - ${space.xl})`,
        '@media': {
          [phone]: { ...fullWindow, height: visibleHeight },
          // Wide enough to put things side by side that otherwise stand below each other.
          [shortScreen]: {
            ...fullWindow,
            width: 'min(46rem, 100%)',
            height: visibleHeight,
            marginInline: 'auto',
          },
          [shortestScreen]: { height: 'auto' },
        },
      },
      /**
       * As `tall`, for a conversation. In a short window the part that scrolls by itself would have no height left, so the whole
       * dialog scrolls.
       */
      large: {
        width: `min(46rem, 100% - ${space.xl})`,
        height: `min(46rem, ${visibleHeight} - ${space.xxl})`,
        vars: { [contentOverflow]: 'auto' },
        '@media': {
          [phone]: { ...fullWindow, height: visibleHeight },
          [shortScreen]: {
            ...fullWindow,
            width: 'min(46rem, 100%)',
            height: 'auto',
            marginInline: 'auto',
            vars: { [contentOverflow]: 'visible' },
            // No growing on opening: the box is higher than the window, and what was scrolled into view would move away.
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
  // At 0 it would stop at the room above the box, and what is scrolled would show there.
  top: `calc(-1 * ${room})`,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  padding: space.sm,
  paddingInlineStart: space.lg,
  background: color.surface,
  borderRadius: 'inherit',
  // A sticky header would cover too much of a very short window.
  '@media': { [shortestScreen]: { position: 'static' } },
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minHeight: touchTarget,
  '@media': { [shortestScreen]: { display: 'none' } },
});
/** The margins put the title level with the close button, and keep a second line from making the header higher. */
export const headings = recipe({
  base: { flex: 1, minWidth: 0 },
  variants: {
    beside: {
      nothing: { marginBlock: '0.625rem -0.625rem' },
      /** Title and status together are as high as the picture. */
      picture: { paddingInlineStart: space.xxs },
    },
  },
});
export const title = style([type.title, { overflowWrap: 'anywhere' }]);
export const description = style([
  type.small,
  { marginBlock: `${space.xxs} 0.625rem`, color: color.muted, overflowWrap: 'anywhere' },
]);
/** Keeps its height while it is empty, so that nothing moves. */
export const status = style([type.caption, { minHeight: '1.25rem', color: color.muted }]);

/** The content. Dialog.tsx moves the focus to the first control in it. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  '@media': { [shortestScreen]: { flexShrink: 0 } },
  padding: `${space.xxs} ${space.lg} ${space.lg}`,
});

/** The place of the spinner in LoadingDialog. */
export const loading = style({
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
// Buttons that do not fit beside each other on a phone would stand in steps.
globalStyle(`${foot} > button`, { '@media': { [phone]: { flexGrow: 1 } } });
