import { useEffect, useRef } from 'react';

/** A new screen starts at its top, and keyboard and screen reader start there too. */
export function useFocusOnChange(screen: string) {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [screen]);
}
