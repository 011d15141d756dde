import { useCallback, useSyncExternalStore } from 'react';

interface Store<T> {
  /** Must not change between renders. */
  subscribe: (listen: () => void) => () => void;
  get: () => T;
}

/** The current value of a store that may change many times a frame. Renders at most once a frame. */
export function useEachFrame<T>({ subscribe, get }: Store<T>): T {
  const subscribeToFrames = useCallback(
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
  return useSyncExternalStore(subscribeToFrames, get);
}
