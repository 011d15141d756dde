import { Toast, type ToastManager } from '@base-ui/react/toast';
import { toastDurationsMs } from './Toast.durations.ts';

export interface ToastMessage {
  /** What happened, in a few words. Two lines are shown at most. */
  title: string;
  /** What it means or what to do, in one or two sentences. Six lines are shown at most. */
  description: string;
  /** `neutral` stays for 5 seconds. `critical` is read out at once and stays for 10. */
  tone: 'neutral' | 'critical';
}

/** A queue of toasts. */
export interface Toaster {
  /** Shows a message. While an identical one is visible, that one stays longer instead. */
  add: (message: ToastMessage) => void;
  /** Base UI's queue, for ToastRegion. */
  manager: ToastManager<ToastMessage>;
}

/** Creates the queue of toasts: one per app. Messages added while no ToastRegion is mounted are lost. */
export function createToaster(): Toaster {
  const manager = Toast.createToastManager<ToastMessage>();
  return {
    manager,
    add(message) {
      const { title, description, tone } = message;
      manager.add({
        id: JSON.stringify([tone, title, description]),
        title,
        description,
        timeout: toastDurationsMs[tone],
        data: message,
      });
    },
  };
}
