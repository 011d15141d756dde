import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * When an element goes while it has the focus, the focus goes on to `next`: a browser would take it to the page, and whoever uses a
 * keyboard or a screen reader would have to find their way back. `next` gets the element, which is still in its place.
 */
export function useHandOnFocus(
  element: RefObject<HTMLElement | null>,
  next: (from: HTMLElement) => HTMLElement | null | undefined,
) {
  const find = useEffectEvent(next);
  useLayoutEffect(() => {
    const shown = element.current;
    return () => {
      if (shown && document.activeElement === shown) find(shown)?.focus({ preventScroll: true });
    };
  }, [element]);
}
