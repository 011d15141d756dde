import { useRef, useState } from 'react';
import { formatTime } from '../../../services/formats.ts';
import { ChatBubble } from '../../../ui/agent/ChatBubble/ChatBubble.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import { usePassFocusOnUnmount } from '../../../ui/usePassFocusOnUnmount.ts';
import type { ConversationStore } from '../conversation/conversation.ts';
import { copyText } from '../conversation/copyText.ts';
import { speakerOf, type Message } from '../conversation/entries.ts';
import { useEachFrame } from '../conversation/useEachFrame.ts';
import { useOnline } from '../../shell/useOnline.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { LazySentFiles } from '../files/LazyAttach.tsx';
import { words } from './ChatMessage.words.ts';
import { FormattedText, loadReadableText } from './FormattedText.tsx';

/** The time of day; undefined when the timestamp cannot be read. */
export const timeOfDay = (timestamp: string) => formatTime(timestamp, { timeStyle: 'short' }) || undefined;

export interface MessageBubbleProps {
  message: Message;
  /** The button that sends the question again; undefined where that is not possible. */
  retry: 'retry' | 'again' | undefined;
  onRetry: (id: string) => void;
  /** The user said it in another tab or on another device. */
  fromElsewhere: boolean;
  /** The message can be edited and asked again. */
  onEdit?: (() => void) | undefined;
}

export function MessageBubble({ message, retry, onRetry, fromElsewhere, onEdit }: MessageBubbleProps) {
  const { id, text, outcome, timestamp, how, unspoken, sources, files } = message;
  const labels = useLabels('ChatMessage', words);
  const { translate } = useLanguage();
  const from = speakerOf(message);
  const isCopyable = from === 'assistant' && outcome !== 'failed';
  return (
    <ChatBubble
      from={from}
      state={outcome}
      time={timeOfDay(timestamp)}
      spoken={how === 'spoken'}
      unspoken={unspoken}
      fromElsewhere={fromElsewhere}
      actions={
        (isCopyable || retry || onEdit) && (
          <>
            {isCopyable && <CopyButton text={text} isMarkdown={how === 'typed'} />}
            {onEdit && (
              <TextButton tone="muted" onClick={onEdit}>
                {labels.edit}
              </TextButton>
            )}
            {retry && outcome === 'failed' && <OfflineNote />}
            {retry && <RetryButton label={labels[retry]} onRetry={() => onRetry(id)} />}
          </>
        )
      }
    >
      {files && <LazySentFiles files={files} />}
      {from === 'assistant' && how === 'typed' ? (
        // What failed has a sentence of the page's own in place of an answer.
        <FormattedText text={outcome === 'failed' ? translate(text) : text} sources={sources} />
      ) : (
        text
      )}
    </ChatBubble>
  );
}

/** The reply as far as it has arrived. */
export function StreamingReply({ store }: { store: ConversationStore }) {
  const text = useEachFrame(store.reply);
  return (
    <ChatBubble from="assistant" state="streaming">
      {text && <FormattedText text={text} streaming />}
    </ChatBubble>
  );
}

/** What is being said in a call right now. Whoever began first stands first. */
export function LiveUtterances({ store }: { store: ConversationStore }) {
  const utterances = useEachFrame(store.live);
  return utterances.map((utterance) => (
    <ChatBubble key={utterance.sender} from={speakerOf(utterance)} state="streaming" spoken>
      {utterance.text}
    </ChatBubble>
  ));
}

/** Without its code, the text as it was written is better than none. */
const readText = (text: string) =>
  loadReadableText().then(
    ({ readableText }) => readableText(text),
    () => text,
  );

/** Whoever has no connection need not retry yet. */
function OfflineNote() {
  const labels = useLabels('ChatMessage', words);
  return useOnline() ? null : <span>{labels.offline}</span>;
}

/** It goes when it is pressed, and the answer comes in the log around it. */
function RetryButton({ label, onRetry }: { label: string; onRetry: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  usePassFocusOnUnmount(button, (from) => from.closest<HTMLElement>('[role="log"]'));
  return (
    <TextButton ref={button} onClick={onRetry}>
      {label}
    </TextButton>
  );
}

function CopyButton({ text, isMarkdown }: { text: string; isMarkdown: boolean }) {
  const [copied, setCopied] = useState<'copy' | 'copied' | 'notCopied'>('copy');
  const labels = useLabels('ChatMessage', words);
  return (
    <TextButton
      tone="muted"
      onClick={() => {
        void (isMarkdown ? readText(text).then(copyText) : copyText(text)).then((done) =>
          setCopied(done ? 'copied' : 'notCopied'),
        );
      }}
    >
      {labels[copied]}
    </TextButton>
  );
}
