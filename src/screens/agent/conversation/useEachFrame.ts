import { useCallback, useSyncExternalStore } from 'react';

interface Store<T> {
  /** Keep it constant. */
  subscribe: (listen: () => void) => () => void;
  get: () => T;
}

/** The value of what changes faster than it can be seen: however often, it is drawn once in a frame. */
export function useEachFrame<T>({ subscribe, get }: Store<T>): T {
  const each = useCallback(
    (listen: () => void) => {
      let frame: number | undefined;
      const unsubscribe = subscribe(() => {
        frame ??= requestAnimationFrame(() => {
          frame = undefined;
          listen();
        });
      });
      return () => {
        unsubscribe();
        if (frame !== undefined) cancelAnimationFrame(frame);
      };
    },
    [subscribe],
  );
  return useSyncExternalStore(each, get);
}
