import { useEffect, useRef } from 'react';

/** When another screen shows, scrolls to its top and moves the focus there, for keyboards and screen readers. */
export function useFocusOnChange(screen: string) {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [screen]);
}
