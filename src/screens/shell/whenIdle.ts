/** Calls `then` when the browser is idle. Returns a function that cancels it. Safari has no idle callbacks. */
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
