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
 * A change of `reset` marks a step that Back must not undo, such as signing in or out. [V1]
 */
export function useHistory(state: ViewState, reset: unknown, onBack: (view: View, section: Section) => void) {
  const shown = useRef<Entry | null>(null);
  const lastReset = useRef(reset);

  useEffect(() => {
    const entry = historyEntry(state.view, state.section);
    const previous = shown.current;
    shown.current = entry;
    const isReset = previous === null || lastReset.current !== reset;
    lastReset.current = reset;
    if (previous?.view === entry.view && previous.section === entry.section) return;
    if (isReset) history.replaceState(entry, '');
    else history.pushState(entry, '');
  }, [state.view, state.section, reset]);

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      const entry = readHistory(event.state);
      if (!entry) return;
      shown.current = entry;
      onBack(entry.view, entry.section);
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [onBack]);
}
