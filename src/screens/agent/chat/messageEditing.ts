import type { ConversationStore } from '../conversation/conversation.ts';
import { editableMessage } from '../conversation/lastMessage.ts';
import { observableValue, type ObservableValue } from '../conversation/observableValue.ts';

interface Editing {
  /** Of the message. */
  id: string;
  original: string;
  /** What was typed before: it comes back afterwards. */
  draft: string;
}

/** Takes the user's last message back into the field, to be sent in place of what it was. [A84] */
export function messageEditing(
  store: Pick<ConversationStore, 'get' | 'send' | 'sendInstead'>,
  draft: ObservableValue<string>,
) {
  const editing = observableValue<Editing | undefined>(undefined);

  function end(text: string) {
    editing.set(undefined);
    draft.set(text);
  }

  return {
    editing,

    /** Returns false where the last message cannot be edited. */
    begin() {
      const { entries, pending, inCall } = store.get();
      const last = pending || inCall || editing.get() ? undefined : editableMessage(entries);
      if (!last) return false;
      editing.set({ id: last.id, original: last.text, draft: draft.get() });
      draft.set(last.text);
      return true;
    },

    /** Leaves the message as it was. */
    cancel() {
      const before = editing.get();
      if (before) end(before.draft);
    },

    /** The field goes away: what was typed in it, before and now, becomes the draft. */
    leave() {
      const before = editing.get();
      if (!before) return;
      const changed = draft.get() === before.original ? '' : draft.get();
      end([before.draft, changed].filter(Boolean).join('\n'));
    },

    /** Sends a message, or the one that is being edited. Returns whether it was taken. */
    send(text: string) {
      const before = editing.get();
      if (!before) return store.send(text);
      if (!store.sendInstead(before.id, text)) return false;
      end(before.draft);
      return true;
    },
  };
}
