import { useEffect, useRef } from 'react';

/** Somebody types to the agent, which may have opened the screen: they go on typing. [A52] */
const isTypingToAgent = () => document.activeElement?.matches('[data-agent] textarea') ?? false;

/** When another screen shows, scrolls to its top and moves the focus there, for keyboards and screen readers. */
export function useFocusOnChange(screen: string) {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    scrollTo(0, 0);
    if (!isTypingToAgent()) document.getElementById('main')?.focus({ preventScroll: true });
  }, [screen]);
}
