/** Whether the browser is certainly offline. One that says it is online may still reach nobody. */
export const offline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Resolves when the browser is online again. */
export const online = () =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
