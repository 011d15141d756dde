import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Moves the focus to `next(element)` when the element is removed while it has the focus. Otherwise the browser would move it to the
 * page, and users of a keyboard or a screen reader would have to find their way back.
 */
export function usePassFocusOnUnmount(
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
