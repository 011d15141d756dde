import { useCallback } from 'react';

/** Subscribes to a sound's level: calls `onLevel` with each value, from 0 to 1. Returns a function that unsubscribes. */
export type LevelSource = (onLevel: (level: number) => void) => () => void;

/** The CSS variable that holds the level. Levels come ten times a second, which is too often to render. */
export const levelProperty = '--level';

/**
 * A ref for an element whose styles read `levelProperty`: writes each level of `source` into it. Keep `source` constant
 * between renders.
 */
export function useLevel(source: LevelSource | undefined) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !source) return;
      const set = (level: number) =>
        // The square root follows human hearing: a sound of half the level fills about 70 % of the bar.
        element.style.setProperty(levelProperty, Math.sqrt(Math.min(1, Math.max(0, level))).toFixed(3));
      set(0);
      return source(set);
    },
    [source],
  );
}
