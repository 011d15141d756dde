import { lazy, memo, Suspense, useState, useSyncExternalStore } from 'react';
import { ChatBubble } from '../../ui/ChatBubble/ChatBubble.tsx';
import { TextButton } from '../../ui/TextButton/TextButton.tsx';
import type { ConversationStore } from './conversation.ts';
import type { Message } from './entries.ts';

const Markdown = lazy(async () => ({ default: (await import('../../ui/Markdown/Markdown.tsx')).Markdown }));

const format = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** Undefined for what is no time. */
export function clock(timestamp: string) {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? undefined : format.format(date);
}

export interface BubbleProps {
  message: Message;
  /** What asking again is called here; undefined where it cannot be. */
  again: 'Retry' | 'Answer again' | undefined;
  onAgain: (id: string) => void;
}

/** Memoised: a message seldom changes, and a long conversation must not render again for each new one. */
export const Bubble = memo(function Bubble({ message, again, onAgain }: BubbleProps) {
  const { id, sender, text, outcome, timestamp, how, unspoken } = message;
  const copyable = sender === 'ai' && outcome !== 'failed';
  return (
    <ChatBubble
      from={sender}
      state={outcome}
      time={clock(timestamp)}
      spoken={how === 'spoken'}
      unspoken={unspoken}
      actions={
        (copyable || again) && (
          <>
            {copyable && <Copy text={text} />}
            {again && <TextButton onClick={() => onAgain(id)}>{again}</TextButton>}
          </>
        )
      }
    >
      {sender === 'ai' && how === 'typed' ? <Formatted text={text} /> : text}
    </ChatBubble>
  );
});

/** The growing reply: only this renders for each piece. */
export function Reply({ store }: { store: ConversationStore }) {
  const text = useSyncExternalStore(store.reply.subscribe, store.reply.get);
  return (
    <ChatBubble from="ai" state="streaming">
      {text && <Formatted text={text} />}
    </ChatBubble>
  );
}

/** What is being said right now, who began first above. */
export function Speaking({ store }: { store: ConversationStore }) {
  const utterances = useSyncExternalStore(store.live.subscribe, store.live.get);
  return utterances.map(({ sender, text }) => (
    <ChatBubble key={sender} from={sender} state="streaming" spoken>
      {text}
    </ChatBubble>
  ));
}

/** The plain text stands in while the renderer loads; it is not read out, or the text would be twice. */
function Formatted({ text }: { text: string }) {
  return (
    <Suspense fallback={<span aria-live="off">{text}</span>}>
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
