import { useEffect, useRef } from 'react';
import type { Place, Section, View } from './view.ts';

interface Entry {
  parley: true;
  view: View;
  section: Section;
}

const isEntry = (state: unknown): state is Entry =>
  typeof state === 'object' && state !== null && (state as Partial<Entry>).parley === true;

/**
 * V1: Back and Forward step through views. Each change of place is a history entry with the same address.
 * `reset` marks changes that Back must not undo, such as signing in or out.
 */
export function useHistory(place: Place, reset: unknown, onBack: (view: View, section: Section) => void) {
  const shown = useRef<Entry | null>(null);
  const lastReset = useRef(reset);

  useEffect(() => {
    const entry: Entry = { parley: true, view: place.view, section: place.section };
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
      if (!isEntry(state)) return;
      shown.current = state;
      onBack(state.view, state.section);
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [onBack]);
}
