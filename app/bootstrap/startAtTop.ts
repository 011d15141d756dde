import { initialViewState } from '../../src/screens/shell/view.ts';
import type { BootState } from './bootState.ts';

/**
 * A reload shows the first view again, which the browser scrolls as far as the one that was there before: while the page is parsed, and
 * once more when it has loaded. [V1]
 */
export function startAtTop(first: BootState['view']) {
  const { parley, view, section } = Object(history.state) as Record<string, unknown>;
  if (parley !== true || (view === first && section === initialViewState.section)) return;
  history.scrollRestoration = 'manual';
  document.addEventListener('DOMContentLoaded', () => {
    // Reading the place makes the browser lay out the page and scroll it, if it has not yet.
    if (scrollY > 0) scrollTo(0, 0);
  });
  addEventListener('load', () =>
    setTimeout(() => {
      history.scrollRestoration = 'auto';
    }, 1000),
  );
}
