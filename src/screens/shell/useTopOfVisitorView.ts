import { useLayoutEffect, useRef } from 'react';
import { isVisitorView, type View } from './view.ts';

/**
 * When another view for visitors shows, scrolls to its top. The focus, which went with the former view, moves to the heading. The
 * first view stays as it is: it may have been there before this code.
 */
export function useTopOfVisitorView(view: View) {
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (!isVisitorView(view)) return;
    scrollTo(0, 0);
    if (document.activeElement === document.body)
      document.querySelector('main')?.querySelector('h1')?.focus({ preventScroll: true });
  }, [view]);
}
