import { useSyncExternalStore } from 'react';
import { themeStorageKey as key } from '../../services/themeStorageKey.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(key);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

const listeners = new Set<() => void>();
/** The choice made during this visit; it applies even when the browser cannot store it. */
let chosen: ThemeChoice | undefined;

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

/** The chosen theme, stored on this device. The bootstrap script applies the stored choice before the first paint. */
export function useTheme() {
  // The prerendered page is the same for everybody, so the first render must not know the choice.
  const choice = useSyncExternalStore<ThemeChoice>(
    subscribe,
    () => chosen ?? stored(),
    () => 'system',
  );

  function choose(next: ThemeChoice) {
    const root = document.documentElement;
    if (next === 'system') delete root.dataset.theme;
    else root.dataset.theme = next;
    try {
      if (next === 'system') localStorage.removeItem(key);
      else localStorage.setItem(key, next);
      chosen = undefined;
    } catch {
      chosen = next;
    }
    for (const changed of listeners) changed();
  }

  return { choice, choose };
}
