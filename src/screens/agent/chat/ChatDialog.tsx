// The text chat. It shows the conversation of ../conversation, and needs nothing of ../call:
//   ChatDialog.tsx     the dialog: the log, the field for the next message, the state of the reply
//   ChatTools.tsx      its menu: copy, download or clear the conversation
//   ChatThread.tsx     the log, 200 entries at a time
//   ChatEntry.tsx      one entry: a message, a task's card or the beginning or end of a call
//   ChatMessage.tsx    one message, the growing reply, and what is being said in a call
//   FormattedText.tsx  Markdown, whose code is loaded with the first reply
//   useDraft.ts        what is typed and not sent, kept over a reload
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { maxCharacters } from '../../../services/validation.ts';
import { ChatComposer } from '../../../ui/agent/ChatComposer/ChatComposer.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { ChatThread } from './ChatThread.tsx';
import { ChatTools } from './ChatTools.tsx';
import { afterPaint } from '../../shell/afterPaint.ts';
import { useLock } from '../../shell/useLock.ts';
import type { ConversationStore } from '../conversation/conversation.ts';

export interface ChatDialogProps {
  open: boolean;
  store: ConversationStore;
  /** What is typed and not sent. The parent keeps it, so that closing the dialog loses nothing. */
  draft: string;
  onDraft: (text: string) => void;
  onClose: () => void;
}

/** The text chat: the conversation and the field for the next message. [V18, R6, X7] */
export function ChatDialog({ open, store, draft, onDraft, onClose }: ChatDialogProps) {
  const { pending } = useSyncExternalStore(store.subscribe, store.get);
  const composer = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  // Until the field is drawn empty, another press would send the same text again.
  const { tryAcquire } = useLock();

  // Also for suggestions, which do not change what is being typed.
  const ask = useCallback(
    (text: string) => {
      const sent = store.send(text);
      if (sent) setNote('');
      return sent;
    },
    [store],
  );

  // The field is drawn empty first, as the answer to the press; the message appears in the frame after.
  const send = () => {
    const release = tryAcquire(true);
    if (!release) return;
    onDraft('');
    afterPaint(() => {
      if (!ask(draft)) onDraft(draft);
      release();
    });
  };

  return (
    <Dialog
      open={open}
      onClose={() => {
        setNote('');
        store.close();
        onClose();
      }}
      title="Chat with Your Agent"
      size="large"
      initialFocus={composer}
      status={<div role="status">{pending ? 'The agent is answering' : note}</div>}
      actions={
        <ChatTools
          store={store}
          onDone={setNote}
          // The question, which is on top, gives the focus back first.
          onCleared={() => afterPaint(() => composer.current?.focus())}
        />
      }
      footer={
        <ChatComposer
          ref={composer}
          value={draft}
          onChange={onDraft}
          onSend={send}
          onStop={store.stop}
          pending={pending}
          maxLength={maxCharacters.message}
        />
      }
    >
      <ChatThread store={store} onAsk={ask} />
    </Dialog>
  );
}
