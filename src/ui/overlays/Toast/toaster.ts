import { Toast, type ToastManager } from '@base-ui/react/toast';
import { toastDurationsMs } from './Toast.durations.ts';

export interface ToastMessage {
  /** What happened, in a few words; two lines at most are seen. */
  title: string;
  /** One or two sentences; six lines at most are seen. */
  description: string;
  /** `critical` interrupts a screen reader and stays twice as long. */
  tone: 'neutral' | 'critical';
}

export interface Toaster {
  /** Shows the message, once: while an identical one is visible it only stays longer. */
  add: (message: ToastMessage) => void;
  /** For the ToastRegion. */
  manager: ToastManager<ToastMessage>;
}

/** One per app. Messages added while no ToastRegion is mounted are lost. */
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
