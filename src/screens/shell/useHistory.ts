import { useEffect, useRef } from 'react';
import { isSection, isView, initialViewState, type ViewState, type Section, type View } from './view.ts';

interface Entry {
  /** Tells our entries from those of other scripts and pages. */
  parley: true;
  view: View;
  section: Section;
  /** How many of our entries come before it. */
  at: number;
}

export const historyEntry = (view: View, section: Section = initialViewState.section, at = 0): Entry => ({
  parley: true,
  view,
  section,
  at,
});

/** Reads a history entry; undefined when it is not ours. A section that no longer exists becomes the first one. */
export function readHistory(state: unknown): Entry | undefined {
  const { parley, view, section, at } = Object(state) as Record<string, unknown>;
  if (parley !== true || !isView(view)) return undefined;
  return historyEntry(view, isSection(section) ? section : initialViewState.section, Number(at) || 0);
}

const lastOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].at(-1);

/**
 * Lets Back and Forward step through the views. Each change of view is a history entry with the same address.
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

  useEffect(() => {
    const previous = shown.current;
    const isFinal = previous === null || previous.view === 'reset-password' || lastUserId.current !== userId;
    lastUserId.current = userId;
    if (previous?.view === state.view && previous.section === state.section) return;
    const { at = 0 } = previous ?? readHistory(history.state) ?? {};
    shown.current = historyEntry(state.view, state.section, isFinal ? at : at + 1);
    if (isFinal) history.replaceState(shown.current, '');
    else history.pushState(shown.current, '');
  }, [state.view, state.section, userId]);

  useEffect(() => {
    let isReturning = false;
    const onPop = (event: PopStateEvent) => {
      const entry = readHistory(event.state);
      if (!entry) return;
      if (isReturning) {
        isReturning = false;
        return;
      }
      // Back closes what lies over the screen, as Escape or its own button does, and the screen below stays. Some phones do so by themselves. A new entry
      // in place of the one that was left would be skipped by Chrome's Back button, because nobody has pressed anything on the page.
      const over = lastOf('dialog:modal') ?? lastOf('dialog[open]') ?? lastOf('[data-leads-back]');
      const steps = (shown.current?.at ?? 0) - entry.at;
      if (over && steps !== 0) {
        isReturning = true;
        history.go(steps);
        if (over instanceof HTMLDialogElement) over.dispatchEvent(new Event('cancel', { cancelable: true }));
        else over.click();
        return;
      }
      shown.current = entry;
      onBack(entry.view, entry.section);
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [onBack]);
}
