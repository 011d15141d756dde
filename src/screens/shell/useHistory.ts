import { useEffect, useLayoutEffect, useRef } from 'react';
import { isSection, isView, initialViewState, type ViewState, type Section, type View } from './view.ts';

interface Entry {
  /** Tells our entries from those of other scripts and pages. */
  parley: true;
  view: View;
  section: Section;
  /** How many of our entries come before it. */
  at: number;
  /** How far the view was scrolled when it was left before React listened, in px; else 0. */
  top: number;
}

export const historyEntry = (
  view: View,
  section: Section = initialViewState.section,
  at = 0,
  top = 0,
): Entry => ({ parley: true, view, section, at, top });

/** Reads a history entry; undefined when it is not ours. A section that no longer exists becomes the first one. */
export function readHistory(state: unknown): Entry | undefined {
  const { parley, view, section, at, top } = Object(state) as Record<string, unknown>;
  if (parley !== true || !isView(view)) return undefined;
  return historyEntry(
    view,
    isSection(section) ? section : initialViewState.section,
    Number(at) || 0,
    Number(top) || 0,
  );
}

const lastOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].at(-1);

/**
 * Lets Back and Forward step through the views. Each change of view is a history entry with the same address. A view that one
 * returns to is scrolled as far as it was when it was left, and begins at its top when it is opened in any other way.
 * Back does not undo signing in or out, and never returns to the form for a new password, which asks for no present one. [V1, U7]
 * `userId`: who is signed in; false while that is unknown.
 */
export function useHistory(
  state: ViewState,
  userId: string | false | undefined,
  onBack: (view: View, section: Section) => void,
) {
  const shown = useRef<Entry | null>(null);
  const lastUserId = useRef(userId);
  /** How far the page is scrolled, or was when it was left, at each of our entries. */
  const tops = useRef<number[]>([]);
  /** The entry that Back or Forward has led to, and how far it is scrolled again once its view shows. */
  const returning = useRef<{ entry: Entry; top: number }>(undefined);

  // Before the page is painted: a view that is shorter than the one before moves the page, which is nothing that was left there.
  useLayoutEffect(() => {
    const previous = shown.current;
    const isFinal = previous === null || previous.view === 'reset-password' || lastUserId.current !== userId;
    lastUserId.current = userId;
    if (previous?.view === state.view && previous.section === state.section) return;
    const { at = 0 } = previous ?? readHistory(history.state) ?? {};
    shown.current = historyEntry(state.view, state.section, isFinal ? at : at + 1);
    tops.current[shown.current.at] = 0;
    if (isFinal) history.replaceState(shown.current, '');
    else history.pushState(shown.current, '');
  }, [state.view, state.section, userId]);

  useEffect(() => {
    const back = returning.current;
    returning.current = undefined;
    if (!back?.top || back.entry !== shown.current) return;
    // In the next frame, before it is painted: the view has scrolled to its top by then, and the browser to where the page was when the
    // entry was made.
    requestAnimationFrame(() => scrollTo(0, back.top));
  }, [state.view, state.section]);

  useEffect(() => {
    const onScroll = () => {
      if (shown.current) tops.current[shown.current.at] = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);

  useEffect(() => {
    let isReturning = false;
    const onPop = (event: PopStateEvent) => {
      const entry = readHistory(event.state);
      if (!entry) return;
      if (isReturning) {
        isReturning = false;
        return;
      }
      // Back closes what lies over the screen, as Escape or its own button does, and the screen below stays. Some phones do so by
      // themselves. A new entry in place of the one that was left would be skipped by Chrome's Back button, because nobody has
      // pressed anything on the page.
      const over = lastOf('dialog:modal') ?? lastOf('dialog[open]') ?? lastOf('[data-leads-back]');
      const steps = (shown.current?.at ?? 0) - entry.at;
      if (over && steps !== 0) {
        isReturning = true;
        history.go(steps);
        if (over instanceof HTMLDialogElement) over.dispatchEvent(new Event('cancel', { cancelable: true }));
        else over.click();
        return;
      }
      returning.current = { entry, top: tops.current[entry.at] ?? entry.top };
      shown.current = entry;
      onBack(entry.view, entry.section);
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [onBack]);
}
