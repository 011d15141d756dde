import { useEffect, useRef } from 'react';
import { isSection, isView, initialViewState, type ViewState, type Section, type View } from './view.ts';

interface Entry {
  /** Tells our entries from those of other scripts and pages. */
  parley: true;
  view: View;
  section: Section;
}

export const historyEntry = (view: View, section: Section = initialViewState.section): Entry => ({
  parley: true,
  view,
  section,
});

/** Reads a history entry; undefined when it is not ours. A section that no longer exists becomes the first one. */
export function readHistory(state: unknown): Entry | undefined {
  const { parley, view, section } = Object(state) as Record<string, unknown>;
  if (parley !== true || !isView(view)) return undefined;
  return historyEntry(view, isSection(section) ? section : initialViewState.section);
}

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
    const entry = historyEntry(state.view, state.section);
    const previous = shown.current;
    shown.current = entry;
    const isFinal = previous === null || previous.view === 'reset-password' || lastUserId.current !== userId;
    lastUserId.current = userId;
    if (previous?.view === entry.view && previous.section === entry.section) return;
    if (isFinal) history.replaceState(entry, '');
    else history.pushState(entry, '');
  }, [state.view, state.section, userId]);

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      const entry = readHistory(event.state);
      if (!entry) return;
      // Back closes what lies over the screen, as Escape does, and the screen below stays. Some phones do so by themselves.
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      if (dialog) {
        history.pushState(shown.current, '');
        dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
        return;
      }
      shown.current = entry;
      onBack(entry.view, entry.section);
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [onBack]);
}
