import { useState } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';

const key = 'parley-theme';

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(key);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

/** Kept per device. `app/public/boot.js` applies the stored choice before the first paint. */
export function useTheme() {
  const [choice, setChoice] = useState(stored);

  function choose(next: ThemeChoice) {
    const root = document.documentElement;
    if (next === 'system') delete root.dataset.theme;
    else root.dataset.theme = next;
    try {
      if (next === 'system') localStorage.removeItem(key);
      else localStorage.setItem(key, next);
    } catch {
      // A browser that stores nothing still switches for this visit.
    }
    setChoice(next);
  }

  return { choice, choose };
}
