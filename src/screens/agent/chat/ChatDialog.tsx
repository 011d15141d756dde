import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { limits } from '../../../services/validation.ts';
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
  /** Kept outside: closing the dialog loses nothing that was typed. */
  draft: string;
  onDraft: (text: string) => void;
  onClose: () => void;
}

/** V18, R6, X7: 'Chat with Your Agent'. */
export function ChatDialog({ open, store, draft, onDraft, onClose }: ChatDialogProps) {
  const { pending } = useSyncExternalStore(store.subscribe, store.get);
  const composer = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  // Until the field is drawn empty, another press would find the same words in it.
  const { acquire } = useLock();

  // A suggestion leaves alone what was being typed.
  const ask = useCallback(
    (text: string) => {
      const sent = store.send(text);
      if (sent) setNote('');
      return sent;
    },
    [store],
  );

  // The field is empty in the next frame, what was in it stands in the log in the one after.
  const send = () => {
    const release = acquire(true);
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
          maxLength={limits.message}
        />
      }
    >
      <ChatThread store={store} onAsk={ask} />
    </Dialog>
  );
}
