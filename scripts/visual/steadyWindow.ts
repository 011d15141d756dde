import type { BrowserContext } from 'playwright';

/**
 * Without windows of its own, Chromium now and then makes a page one pixel wide for the moment in which it takes a picture that
 * is higher than the window. Whoever follows the window's width would put the phone's layout there, and what had the focus
 * would be gone: these pages do not hear of it.
 */
export const hideResizes = (context: BrowserContext) =>
  context.addInitScript(() => {
    const ignore = (event: Event) => {
      if (innerWidth === 1) event.stopImmediatePropagation();
    };
    addEventListener('resize', ignore, true);
    const ask = matchMedia.bind(window);
    window.matchMedia = (query) => {
      const list = ask(query);
      list.addEventListener('change', ignore);
      return list;
    };
  });
