import { parseUrl } from '../../services/parseUrl.ts';

/** How long a browser may take to leave. After that the buttons work again. */
const leavingMs = 20_000;

/** Whether it is an address of a page. What a backend answers must never be run as a script. */
export const isPageAddress = (url: string) => /^https?:$/.test(parseUrl(url)?.protocol ?? '');

/**
 * Goes to a page of another site, such as the payment provider's. Resolves when this page is still there, or is there again: the
 * browser keeps it as it was when somebody comes back with its Back button.
 */
export function leavePage(url: string, open: (url: string) => void): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('pageshow', end);
      resolve();
    };
    const timer = setTimeout(end, leavingMs);
    addEventListener('pageshow', end);
    open(url);
  });
}
