import { useEffect, useRef } from 'react';
import { productName } from '../../services/product.ts';
import { useLanguage } from './language/LanguageProvider.tsx';

/** Somebody types to the agent, which may have opened the screen: they go on typing. [A52] */
const isTypingToAgent = () => document.activeElement?.matches('[data-agent] textarea') ?? false;

/**
 * Names the window and `main` after the screen's heading, in the language of the page. When another screen shows, scrolls to its top and moves the focus there, for
 * keyboards and screen readers.
 */
export function useFocusOnChange(screen: string) {
  const shown = useRef(screen);
  const { language } = useLanguage();
  useEffect(() => {
    const main = document.getElementById('main')!;
    const heading = main.querySelector('h1')?.textContent ?? productName;
    document.title = `${heading} · ${productName}`;
    main.ariaLabel = heading;
    if (shown.current === screen) return;
    shown.current = screen;
    scrollTo(0, 0);
    if (!isTypingToAgent()) main.focus({ preventScroll: true });
  }, [screen, language]);
}
