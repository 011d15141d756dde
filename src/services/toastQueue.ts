import type { ToastMessage } from './messages.ts';

/** What the app tells the user in passing. Kept until somebody shows it, so that the toasts' code can load late. */
export interface ToastQueue {
  add(message: ToastMessage): void;
  /** Delivers what is waiting, then each new one. Returns the unsubscribe. */
  subscribe(listen: (message: ToastMessage) => void): () => void;
  /** Calls once something waits that nobody hears; at once when it already does. Returns the unsubscribe. */
  watch(onWaiting: () => void): () => void;
}

export function toastQueue(): ToastQueue {
  const waiting: ToastMessage[] = [];
  const listeners = new Set<(message: ToastMessage) => void>();
  const watchers = new Set<() => void>();
  return {
    add(message) {
      if (listeners.size === 0) {
        waiting.push(message);
        for (const onWaiting of watchers) onWaiting();
      }
      for (const listen of listeners) listen(message);
    },
    subscribe(listen) {
      listeners.add(listen);
      for (const message of waiting.splice(0)) listen(message);
      return () => {
        listeners.delete(listen);
      };
    },
    watch(onWaiting) {
      watchers.add(onWaiting);
      if (waiting.length > 0) onWaiting();
      return () => {
        watchers.delete(onWaiting);
      };
    },
  };
}
