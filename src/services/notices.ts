import type { ToastMessage } from './messages.ts';

/** What the app tells the user in passing. Kept until somebody shows it, so that the toasts' code can load late. */
export interface Notices {
  add(message: ToastMessage): void;
  /** Delivers what is waiting, then each new one. Returns the unsubscribe. */
  subscribe(listen: (message: ToastMessage) => void): () => void;
}

export function notices(): Notices {
  const waiting: ToastMessage[] = [];
  const listeners = new Set<(message: ToastMessage) => void>();
  return {
    add(message) {
      if (listeners.size === 0) waiting.push(message);
      for (const listen of listeners) listen(message);
    },
    subscribe(listen) {
      listeners.add(listen);
      for (const message of waiting.splice(0)) listen(message);
      return () => {
        listeners.delete(listen);
      };
    },
  };
}
