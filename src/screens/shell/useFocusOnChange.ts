import { useLayoutEffect, useRef } from 'react';
import { productName } from '../../services/product.ts';
import { useLanguage } from './language/LanguageProvider.tsx';

/** Somebody types to the agent, which may have opened the screen: they go on typing. [A52] */
const isTypingToAgent = () => document.activeElement?.matches('[data-agent] textarea') ?? false;

function nameWindow() {
  const main = document.getElementById('main')!;
  const heading = main.querySelector('h1')?.textContent;
  document.title = heading ? `${heading} · ${productName}` : productName;
  main.ariaLabel = heading ?? productName;
  return main;
}

/** Names the window once more when the screen beside it is there, which may be later: its code is still loading, or failed at first. */
export function WindowName() {
  useLayoutEffect(() => void nameWindow(), []);
  return null;
}

/**
 * Names the window and `main` after the screen's heading, in the language of the page. When another screen shows, scrolls to its
 * top and moves the focus there, for keyboards and screen readers.
 */
export function useFocusOnChange(screen: string) {
  const shown = useRef(screen);
  const { language } = useLanguage();
  // Before the page is painted, which would show the screen as far scrolled as the one before.
  useLayoutEffect(() => {
    const main = nameWindow();
    if (shown.current === screen) return;
    shown.current = screen;
    scrollTo(0, 0);
    if (!isTypingToAgent()) main.focus({ preventScroll: true });
  }, [screen, language]);
}
