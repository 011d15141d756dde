import { useState } from 'react';
import { ChatBubble } from '../../../ui/agent/ChatBubble/ChatBubble.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import { copyText } from '../conversation/copyText.ts';
import { speakerOf, type Message } from '../conversation/entries.ts';
import { useEachFrame } from '../conversation/useEachFrame.ts';
import { FormattedText } from './FormattedText.tsx';

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

export function Bubble({ message, again, onAgain }: BubbleProps) {
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
      {from === 'assistant' && how === 'typed' ? <FormattedText text={text} /> : text}
    </ChatBubble>
  );
}

/** The reply as far as it has arrived. */
export function Reply({ store }: { store: ConversationStore }) {
  const text = useEachFrame(store.reply);
  return (
    <ChatBubble from="assistant" state="streaming">
      {text && <FormattedText text={text} streaming />}
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
