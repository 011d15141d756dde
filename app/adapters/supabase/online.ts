/** Known for sure: a browser that says it is online may still reach nobody. */
export const offline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Resolves when the network is back. */
export const online = () =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
