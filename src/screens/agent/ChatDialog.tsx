import { lazy, memo, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { limits } from '../../services/validation.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ChatBubble } from '../../ui/ChatBubble/ChatBubble.tsx';
import { ChatComposer } from '../../ui/ChatComposer/ChatComposer.tsx';
import { ChatLog } from '../../ui/ChatLog/ChatLog.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { TextButton } from '../../ui/TextButton/TextButton.tsx';
import type { ConversationStore } from './conversation.ts';
import type { Message } from './storedThread.ts';

const Markdown = lazy(async () => ({ default: (await import('../../ui/Markdown/Markdown.tsx')).Markdown }));

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

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** Memoised: a message does not change, and a long conversation must not render again for each new one. */
const Bubble = memo(function Bubble({
  message,
  onRetry,
}: {
  message: Message;
  onRetry: (() => void) | undefined;
}) {
  const { sender, text, outcome, timestamp } = message;
  const date = new Date(timestamp);
  return (
    <ChatBubble
      from={sender}
      state={outcome}
      time={Number.isNaN(date.getTime()) ? undefined : clock.format(date)}
      actions={
        <>
          {sender === 'ai' && outcome !== 'failed' && <Copy text={text} />}
          {onRetry && <TextButton onClick={onRetry}>Retry</TextButton>}
        </>
      }
    >
      {sender === 'ai' ? <Formatted text={text} /> : text}
    </ChatBubble>
  );
});

/** The growing reply: only this renders for each piece. */
function Reply({ store }: { store: ConversationStore }) {
  const text = useSyncExternalStore(store.subscribeReply, store.getReply);
  return (
    <ChatBubble from="ai" state="streaming">
      {text && <Formatted text={text} />}
    </ChatBubble>
  );
}

/** The plain text stands in while the renderer loads. */
function Formatted({ text }: { text: string }) {
  return (
    <Suspense fallback={text}>
      <Markdown text={text} />
    </Suspense>
  );
}

function Copy({ text }: { text: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const labels = { no: 'Copy', yes: 'Copied', refused: 'Copying was refused' };
  return (
    <TextButton
      tone="muted"
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setCopied('yes'),
          () => setCopied('refused'),
        );
      }}
    >
      {labels[copied]}
    </TextButton>
  );
}
