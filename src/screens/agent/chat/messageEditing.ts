import type { AttachedFile } from '../../../services/attachments.ts';
import type { ConversationStore } from '../conversation/conversation.ts';
import type { MessageDraft } from '../conversation/draft.ts';
import { editableMessage } from '../conversation/lastMessage.ts';
import { observableValue } from '../conversation/observableValue.ts';
import type { SendMessage } from './sendDraft.ts';

interface Editing {
  /** Of the message. */
  id: string;
  original: string;
  /** What was typed before: it comes back afterwards. */
  draft: string;
  /** What had been chosen to go with that. */
  files: readonly AttachedFile[];
  /** It was sent, but the message cannot be replaced any more, or not now. */
  isRefused?: true;
}

type Store = Pick<ConversationStore, 'get' | 'send' | 'sendInstead' | 'sendOffer'>;

export type MessageEditing = ReturnType<typeof messageEditing>;

/** Takes the user's last message back into the field, to be sent in place of what it was. [A84] */
export function messageEditing(store: Store, draft: MessageDraft) {
  const editing = observableValue<Editing | undefined>(undefined);

  function end(text: string, files: readonly AttachedFile[]) {
    editing.set(undefined);
    draft.set(text);
    draft.files.set(files);
  }

  /** Without sending: what was typed in the field, before and now, becomes the draft. */
  function leave() {
    const before = editing.get();
    if (!before) return;
    const changed = draft.get() === before.original ? '' : draft.get();
    end([before.draft, changed].filter(Boolean).join('\n'), before.files);
  }

  return {
    editing,

    /** Returns false where the last message cannot be edited. */
    begin() {
      const { entries, pending, inCall } = store.get();
      const last = pending || inCall || editing.get() ? undefined : editableMessage(entries);
      if (!last) return false;
      editing.set({ id: last.id, original: last.text, draft: draft.get(), files: draft.files.get() });
      draft.set(last.text);
      draft.files.set(last.files ?? []);
      return true;
    },

    /** Leaves the message as it was. */
    cancel() {
      const before = editing.get();
      if (before) end(before.draft, before.files);
    },

    leave,

    /** Sends a message, or the one that is being edited. Returns whether it was taken. */
    send: ((text, files) => {
      const before = editing.get();
      if (!before) return store.send(text, files);
      if (!store.sendInstead(before.id, text, files)) {
        editing.set({ ...before, isRefused: true });
        return false;
      }
      end(before.draft, before.files);
      return true;
    }) as SendMessage,

    /** Sends what the assistant offered to press. What is being edited, and what was typed before, stay in the field. */
    ask: (words: string) => {
      leave();
      return store.sendOffer(words);
    },
  };
}

const begun = new WeakMap<Store['sendInstead'], MessageEditing>();

/** The one editing of a conversation: the panel and the text chat show the same draft, and one goes on where the other stopped. */
export function editingOf(store: Store, draft: MessageDraft): MessageEditing {
  // The store itself may become another object while the conversation stays the same.
  const known = begun.get(store.sendInstead);
  if (known) return known;
  const editing = messageEditing(store, draft);
  begun.set(store.sendInstead, editing);
  return editing;
}
