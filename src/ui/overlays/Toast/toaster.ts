import { Toast, type ToastManager } from '@base-ui/react/toast';
import { toastDurationsMs } from './Toast.durations.ts';

export interface ToastAction {
  /** What a press does, in one or two words: 'Undo'. */
  label: string;
  /** Called when the button is pressed. The toast goes then. */
  onClick: () => void;
}

export interface ToastMessage {
  /** What happened, in a few words. Two lines are shown at most. */
  title: string;
  /** What it means or what to do, in one or two sentences. Six lines are shown at most. */
  description: string;
  /** `neutral` stays for 5 seconds. `critical` is read out at once and stays for 10. */
  tone: 'neutral' | 'critical';
  /** One button. What it does must be possible elsewhere too: the toast goes by itself. */
  action?: ToastAction | undefined;
}

/** A queue of toasts. */
export interface Toaster {
  /**
   * Shows a message, and returns its id. While an identical one without an action is visible, that one stays longer instead, with
   * the same id.
   */
  add: (message: ToastMessage) => string;
  /** Changes the message of a toast, which stays as long as a new one: 'Saving' becomes 'Saved'. Nothing happens once it has gone. */
  update: (id: string, message: ToastMessage) => void;
  /** Takes a toast away. */
  dismiss: (id: string) => void;
  /** Base UI's queue, for ToastRegion. */
  manager: ToastManager<ToastMessage>;
}

/** Creates the queue of toasts: one per app. Messages added while no ToastRegion is mounted are lost. */
export function createToaster(): Toaster {
  const manager = Toast.createToastManager<ToastMessage>();
  let count = 0;
  /** The id of the visible toast without an action, by its text. */
  const shown = new Map<string, string>();
  const textOf = ({ tone, title, description }: ToastMessage) => JSON.stringify([tone, title, description]);
  const forget = (id: string) => {
    for (const [text, its] of shown) if (its === id) shown.delete(text);
  };
  const optionsOf = (id: string, message: ToastMessage) => ({
    title: message.title,
    description: message.description,
    timeout: toastDurationsMs[message.tone],
    data: message,
    actionProps: message.action && {
      children: message.action.label,
      onClick() {
        message.action?.onClick();
        manager.close(id);
      },
    },
  });
  return {
    manager,
    add(message) {
      const text = textOf(message);
      const id = (!message.action && shown.get(text)) || `toast-${++count}`;
      if (!message.action) shown.set(text, id);
      return manager.add({ id, ...optionsOf(id, message), onRemove: () => forget(id) });
    },
    update(id, message) {
      forget(id);
      if (!message.action) shown.set(textOf(message), id);
      manager.update(id, optionsOf(id, message));
    },
    dismiss: (id) => manager.close(id),
  };
}
