import { useRef, useSyncExternalStore } from 'react';
import { limits } from '../../services/validation.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ChatComposer } from '../../ui/ChatComposer/ChatComposer.tsx';
import { ChatLog } from '../../ui/ChatLog/ChatLog.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Bubble, Reply } from './ChatMessage.tsx';
import type { ConversationStore } from './conversation.ts';

export interface ChatDialogProps {
  open: boolean;
  store: ConversationStore;
  /** Kept outside: closing the dialog loses nothing that was typed. */
  draft: string;
  onDraft: (text: string) => void;
  onClose: () => void;
}

const suggestions = ['What plan am I on?', 'What did I pay last?', 'What does Pro include?'];

/** V18, R6, X7: 'Chat with Your Agent'. */
export function ChatDialog({ open, store, draft, onDraft, onClose }: ChatDialogProps) {
  const { messages, pending } = useSyncExternalStore(store.subscribe, store.get);
  const composer = useRef<HTMLTextAreaElement>(null);

  function send(text: string) {
    if (store.send(text)) onDraft('');
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Chat with Your Agent"
      size="large"
      initialFocus={composer}
      footer={
        <ChatComposer
          ref={composer}
          value={draft}
          onChange={onDraft}
          onSend={() => send(draft)}
          onStop={store.stop}
          pending={pending}
          maxLength={limits.message}
        />
      }
    >
      <ChatLog label="Conversation">
        {messages.length === 0 && <Welcome onAsk={send} />}
        {messages.map((message, i) => (
          <Bubble
            key={message.id}
            message={message}
            onRetry={i === messages.length - 1 && message.outcome !== 'done' ? store.retry : undefined}
          />
        ))}
        {pending && <Reply store={store} />}
      </ChatLog>
    </Dialog>
  );
}

function Welcome({ onAsk }: { onAsk: (text: string) => void }) {
  return (
    <EmptyState
      title="Ask about your account"
      description="Your plan, your payments, your profile: the agent knows them."
      action={suggestions.map((text) => (
        <Button key={text} onClick={() => onAsk(text)}>
          {text}
        </Button>
      ))}
    />
  );
}
