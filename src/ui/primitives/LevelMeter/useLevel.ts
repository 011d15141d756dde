import { useCallback } from 'react';

/** Tells each level, 0 to 1; returns the unsubscribe. */
export type LevelSource = (onLevel: (level: number) => void) => () => void;

/** A custom property: ten levels a second must not render anything. */
export const levelProperty = '--level';

/** For the `ref` of what reads `levelProperty` in its styles. Keep the source constant. */
export function useLevel(source: LevelSource | undefined) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !source) return;
      const set = (level: number) =>
        // As ears do: half as loud is far more than half of the bar.
        element.style.setProperty(levelProperty, Math.sqrt(Math.min(1, Math.max(0, level))).toFixed(3));
      set(0);
      return source(set);
    },
    [source],
  );
}
