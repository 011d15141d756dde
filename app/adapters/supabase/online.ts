/** Whether the browser is certainly offline. One that says it is online may still reach nobody. */
export const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Resolves when the browser is online again, and after `limitMs` in any case. */
export const whenOnline = (limitMs: number) =>
  new Promise<void>((resolve) => {
    const waiting = new AbortController();
    const end = () => {
      clearTimeout(limit);
      waiting.abort();
      resolve();
    };
    const limit = setTimeout(end, limitMs);
    addEventListener('online', end, { signal: waiting.signal });
  });
