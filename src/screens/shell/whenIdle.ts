/** Calls `then` when nothing else goes on. Returns how to call it off. Safari has no idle callbacks. */
export const whenIdle: (then: () => void) => () => void =
  'requestIdleCallback' in globalThis
    ? (then) => {
        const handle = requestIdleCallback(then, { timeout: 1000 });
        return () => cancelIdleCallback(handle);
      }
    : (then) => {
        const timer = setTimeout(then, 50);
        return () => clearTimeout(timer);
      };
