import type { ToastMessage } from './messages.ts';

/** Messages for the toasts. They are kept until somebody subscribes, so that the toasts' code can load late. */
export interface ToastQueue {
  add(message: ToastMessage): void;
  /** Takes a message away that is no longer true, whether it waits or is shown. */
  dismiss(message: ToastMessage): void;
  /** Delivers the messages that are waiting, then each new one, and each that is dismissed. Returns a function that unsubscribes. */
  subscribe(listen: ToastListener): () => void;
  /** Calls `onWaiting` once, when a message waits and nobody has subscribed. Returns a function that unsubscribes. */
  watch(onWaiting: () => void): () => void;
}

export type ToastListener = (message: ToastMessage, isDismissed?: boolean) => void;

export function toastQueue(): ToastQueue {
  let waiting: ToastMessage[] = [];
  const listeners = new Set<ToastListener>();
  const watchers = new Set<() => void>();
  return {
    add(message) {
      if (listeners.size === 0) {
        waiting.push(message);
        for (const onWaiting of watchers) onWaiting();
      }
      for (const listen of listeners) listen(message);
    },
    dismiss(message) {
      waiting = waiting.filter((each) => each !== message);
      for (const listen of listeners) listen(message, true);
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
