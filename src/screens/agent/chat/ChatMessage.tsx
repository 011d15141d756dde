import { memo, Suspense, useState, useSyncExternalStore } from 'react';
import { ChatBubble } from '../../../ui/agent/ChatBubble/ChatBubble.tsx';
import { SilencedUntilLive } from '../../../ui/agent/ChatLog/SilencedUntilLive.tsx';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import type { TextSource } from '../../../ui/primitives/Markdown/streamingText.ts';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import { copyText } from '../conversation/copyText.ts';
import { speakerOf, type Message } from '../conversation/entries.ts';
import { useEachFrame } from '../conversation/useEachFrame.ts';

type Words = string | TextSource;

/** In one: what was growing must not wait once more when it is whole. */
const Markdown = lazyWithPreload(async () => {
  const [whole, growing] = await Promise.all([
    import('../../../ui/primitives/Markdown/Markdown.tsx'),
    import('../../../ui/primitives/Markdown/StreamingMarkdown.tsx'),
  ]).catch(() => [undefined, undefined]);
  return ({ words }: { words: Words }) => {
    // Without the renderer the words are still words.
    if (!whole || !growing) return <Plain words={words} />;
    return typeof words === 'string' ? (
      <whole.Markdown text={words} />
    ) : (
      <growing.StreamingMarkdown source={words} />
    );
  };
});

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
  const { id, text, outcome, timestamp, how, unspoken } = message;
  const from = speakerOf(message);
  const copyable = from === 'assistant' && outcome !== 'failed';
  return (
    <ChatBubble
      from={from}
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
      {from === 'assistant' && how === 'typed' ? <Formatted words={text} /> : text}
    </ChatBubble>
  );
});

/** The growing reply: its pieces render nothing but what is new in it. */
export function Reply({ store: { reply } }: { store: ConversationStore }) {
  const begun = useSyncExternalStore(reply.subscribe, () => reply.get() !== '');
  return (
    <ChatBubble from="assistant" state="streaming">
      {begun && <Formatted words={reply} />}
    </ChatBubble>
  );
}

/** What is being said right now, who began first above. */
export function Speaking({ store }: { store: ConversationStore }) {
  const utterances = useEachFrame(store.live);
  return utterances.map((utterance) => (
    <ChatBubble key={utterance.sender} from={speakerOf(utterance)} state="streaming" spoken>
      {utterance.text}
    </ChatBubble>
  ));
}

/** The plain text stands in while the renderer loads; it is not read out, or the text would be twice. */
function Formatted({ words }: { words: Words }) {
  return (
    <SilencedUntilLive>
      <Suspense
        fallback={
          <span aria-live="off">
            <Plain words={words} />
          </span>
        }
      >
        <Markdown words={words} />
      </Suspense>
    </SilencedUntilLive>
  );
}

const Plain = ({ words }: { words: Words }) => (typeof words === 'string' ? words : <SoFar source={words} />);
const SoFar = ({ source }: { source: TextSource }) => useEachFrame(source);

function Copy({ text }: { text: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const labels = { no: 'Copy', yes: 'Copied', refused: 'Could not copy' };
  return (
    <TextButton
      tone="muted"
      onClick={() => {
        void copyText(text).then((done) => setCopied(done ? 'yes' : 'refused'));
      }}
    >
      {labels[copied]}
    </TextButton>
  );
}
