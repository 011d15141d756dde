import { lazy, memo, Suspense, useState, useSyncExternalStore } from 'react';
import { ChatBubble } from '../../ui/ChatBubble/ChatBubble.tsx';
import { TextButton } from '../../ui/TextButton/TextButton.tsx';
import type { ConversationStore } from './conversation.ts';
import type { Message } from './storedThread.ts';

const Markdown = lazy(async () => ({ default: (await import('../../ui/Markdown/Markdown.tsx')).Markdown }));

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** Memoised: a message does not change, and a long conversation must not render again for each new one. */
export const Bubble = memo(function Bubble({
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
export function Reply({ store }: { store: ConversationStore }) {
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
