import { useEffect, useRef } from 'react';
import { isSection, isView, start, type Place, type Section, type View } from './view.ts';

interface Entry {
  parley: true;
  view: View;
  section: Section;
}

export const historyEntry = (view: View, section: Section = start.section): Entry => ({
  parley: true,
  view,
  section,
});

/** Undefined for what is no place of ours; a section that is gone by now becomes the first one. */
export function readHistory(state: unknown): Entry | undefined {
  const { parley, view, section } = Object(state) as Record<string, unknown>;
  if (parley !== true || !isView(view)) return undefined;
  return historyEntry(view, isSection(section) ? section : start.section);
}

/**
 * V1: Back and Forward step through views. Each change of place is a history entry with the same address.
 * `reset` marks changes that Back must not undo, such as signing in or out.
 */
export function useHistory(place: Place, reset: unknown, onBack: (view: View, section: Section) => void) {
  const shown = useRef<Entry | null>(null);
  const lastReset = useRef(reset);

  useEffect(() => {
    const entry = historyEntry(place.view, place.section);
    const before = shown.current;
    shown.current = entry;
    const replaces = before === null || lastReset.current !== reset;
    lastReset.current = reset;
    if (before?.view === entry.view && before.section === entry.section) return;
    if (replaces) history.replaceState(entry, '');
    else history.pushState(entry, '');
  }, [place.view, place.section, reset]);

  useEffect(() => {
    const onPop = ({ state }: PopStateEvent) => {
      const entry = readHistory(state);
      if (!entry) return;
      shown.current = entry;
      onBack(entry.view, entry.section);
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [onBack]);
}
