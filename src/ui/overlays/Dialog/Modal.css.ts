import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { motion } from '../../theme/scale.ts';

/** CSS variables with lengths in px, set on a dialog while a phone's keyboard covers a part of it (virtualKeyboard.ts). */
export const keyboardHeightVar = '--keyboard-height';
export const viewportOffsetVar = '--viewport-offset';

/** The height of the window without the keyboard. */
export const visibleHeight = `calc(100dvh - var(${keyboardHeightVar}, 0px))`;

const fade = `opacity ${motion.calm}, overlay ${motion.calm} allow-discrete`;

/**
 * Fades in and out. An open dialog is `visible` from the start, so that it can take the focus; a closed one until it has faded. Each
 * dialog says its own `display`: which of two stylesheets is loaded last, and wins, depends on what was opened before.
 */
export const modal = style({
  position: 'fixed',
  inset: `var(${viewportOffsetVar}, 0px) 0 calc(var(${keyboardHeightVar}, 0px) - var(${viewportOffsetVar}, 0px))`,
  visibility: 'hidden',
  opacity: 0,
  outline: 'none',
  transition: `${fade}, visibility ${motion.calm}`,
  '::backdrop': { display: 'none' },
  selectors: {
    '&[hidden]': { display: 'none' },
    '&[open]': { visibility: 'visible', opacity: 1, transition: fade, '@starting-style': { opacity: 0 } },
  },
});

// The page does not scroll while a dialog is open.
globalStyle('html[data-modal-open]', { overflow: 'hidden' });
// A dialog cannot cover the gutter that is reserved for the scrollbar, so the root's background there gets the dimmed colour.
// Only where there is a gutter: changing the root's background makes the browser compute every element's style anew.
globalStyle('html[data-modal-open="gutter"]', {
  scrollbarGutter: 'stable',
  background: vars.color.dimmed,
  transition: `background-color ${motion.calm}`,
});

/** Covers the window but lets every press through to what is below it. */
export const topLayer = style({
  position: 'fixed',
  inset: 0,
  width: 'auto',
  height: 'auto',
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
  pointerEvents: 'none',
});
