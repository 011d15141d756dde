import { keyboardHeightVar, viewportOffsetVar } from './Modal.css.ts';

/** A lower loss of height comes from the browser's own bars, which appear and disappear. Keyboards are higher. */
const minKeyboardPx = 120;

/**
 * Keeps a dialog inside the part of the window that a phone's keyboard leaves free. Returns a function that stops it. It is
 * for Safari, which lays its keyboard over the page and scrolls the page below it. Other browsers make the page lower by
 * themselves, as the viewport tag of app/index.html asks them to.
 */
export function keepAboveKeyboard(dialog: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  function fit() {
    const coveredPx = innerHeight - viewport!.height;
    // Zooming in makes the visible part smaller too, without a keyboard.
    const isKeyboardOpen = coveredPx >= minKeyboardPx && viewport!.scale < 1.01;
    for (const [name, length] of [
      [keyboardHeightVar, coveredPx],
      [viewportOffsetVar, viewport!.offsetTop],
    ] as const)
      if (isKeyboardOpen) dialog.style.setProperty(name, `${length}px`);
      else dialog.style.removeProperty(name);
  }
  // The keyboard may be open already, for a field that had the focus before.
  fit();
  const listening = new AbortController();
  for (const event of ['resize', 'scroll'])
    viewport.addEventListener(event, fit, { signal: listening.signal });
  return () => listening.abort();
}
