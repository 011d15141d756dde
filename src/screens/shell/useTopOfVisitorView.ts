import { useLayoutEffect, useRef } from 'react';
import { isVisitorView, type View } from './view.ts';

/**
 * When another view for visitors shows, scrolls to its top. The focus, which went with the former view, moves to the heading. The
 * first view stays as it is: it may have been there before this code. The account, too, begins at its top after such a view: its
 * screens look after themselves from then on (useFocusOnChange.ts).
 */
export function useTopOfVisitorView(view: View) {
  const shown = useRef(view);
  useLayoutEffect(() => {
    const former = shown.current;
    shown.current = view;
    if (former === view || !(isVisitorView(former) || isVisitorView(view))) return;
    scrollTo(0, 0);
    if (isVisitorView(view) && document.activeElement === document.body)
      document.querySelector('main')?.querySelector('h1')?.focus({ preventScroll: true });
  }, [view]);
}
