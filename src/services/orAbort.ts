/**
 * Settles as the promise does, or rejects with the signal's reason as soon as that aborts: not everything that is awaited
 * heeds a signal, and whoever waits is freed all the same.
 */
export function orAbort<T>(signal: AbortSignal, promise: Promise<T>) {
  return new Promise<T>((resolve, reject) => {
    const refuse = () => reject(signal.reason);
    if (signal.aborted) refuse();
    signal.addEventListener('abort', refuse, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', refuse));
  });
}
