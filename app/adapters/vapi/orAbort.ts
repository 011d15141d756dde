/** Rejects when the signal aborts, because a `fetch` that is passed in may ignore the signal. */
export function orAbort<T>(signal: AbortSignal, promise: Promise<T>) {
  return new Promise<T>((resolve, reject) => {
    const refuse = () => reject(signal.reason);
    if (signal.aborted) refuse();
    signal.addEventListener('abort', refuse, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', refuse));
  });
}
