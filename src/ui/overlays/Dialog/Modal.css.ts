import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { motion } from '../../theme/scale.ts';

/** Set while a phone's keyboard lies over the page (keyboard.ts). */
export const keyboardHeightVar = '--keyboard';
export const viewportOffsetVar = '--panned';

/** What is in sight of the page, as far as its browser says so. */
export const visibleHeight = `calc(100dvh - var(${keyboardHeightVar}, 0px))`;

const fade = `opacity ${motion.calm}, overlay ${motion.calm} allow-discrete`;

/** Fades in and out. It takes the focus at once, and stays to be seen until it has faded. */
export const modal = style({
  display: 'block',
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

// The page does not scroll under it.
globalStyle('html[data-covered]', { overflow: 'hidden' });
// No dialog covers the scrollbar's gutter, where only a plain colour of the page's own shows. Only where there is one: the
// root's background costs a computation of every element's style.
globalStyle('html[data-covered="gutter"]', {
  scrollbarGutter: 'stable',
  background: vars.color.dimmed,
  transition: `background-color ${motion.calm}`,
});

/** As wide and high as the window, and nothing of it in the way of what is below. */
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
