import { keyboardHeightVar, viewportOffsetVar } from './Modal.css.ts';

/** In px: bars of the browser that come and go are lower, keyboards are higher. */
const minKeyboardPx = 120;

/**
 * Keeps a dialog to what a phone's keyboard leaves of the screen, until what is returned is called. Safari lays its keyboard
 * over the page and pans the page below it; other browsers make the page lower by themselves, as app/index.html asks them to.
 */
export function keepAboveKeyboard(dialog: HTMLElement): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  function fit() {
    const covered = innerHeight - view!.height;
    // Who has zoomed in sees a part of the page as well, and pans by themselves.
    const keyboard = covered >= minKeyboardPx && view!.scale < 1.01;
    for (const [name, length] of [
      [keyboardHeightVar, covered],
      [viewportOffsetVar, view!.offsetTop],
    ] as const)
      if (keyboard) dialog.style.setProperty(name, `${length}px`);
      else dialog.style.removeProperty(name);
  }
  const left = new AbortController();
  for (const event of ['resize', 'scroll']) view.addEventListener(event, fit, { signal: left.signal });
  return () => left.abort();
}
