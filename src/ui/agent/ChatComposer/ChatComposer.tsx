import { ArrowUp, Mic, Square } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import { usePassFocusOnUnmount } from '../../usePassFocusOnUnmount.ts';
import type { MessageLength } from './MessageLength.tsx';
import * as styles from './ChatComposer.css.ts';
import { words } from './ChatComposer.words.ts';

export interface ChatComposerProps {
  /** The text so far. The owner empties it once it is sent. */
  value: string;
  /** Called with the whole text after each change. */
  onChange: (text: string) => void;
  /** 'Send' or Enter was pressed. Called only with a text that is not blank, and not while `pending`. */
  onSend: () => void;
  /** 'Stop' was pressed, which is shown only while `pending`. Without it a reply cannot be stopped. */
  onStop?: (() => void) | undefined;
  /** The arrow up was pressed in the empty text box: the last message is to be edited. */
  onEditLast?: (() => void) | undefined;
  /** Shows a microphone, which opens the voice chat. Without it there is none. It makes room for 'Stop'. */
  onTalk?: (() => void) | undefined;
  /** Somebody is about to press the microphone: load what it opens. May be called often. */
  onPreloadTalk?: (() => void) | undefined;
  /** An AttachFiles, for files that go with the message. It is drawn once the text box has been used, or has a text to send. */
  attach?: ReactNode;
  /** A reply is awaited: it can be stopped, and nothing can be sent. */
  pending?: boolean | undefined;
  /** The longest text that can be sent, in UTF-16 code units. A longer one stays in the field, with a note of how much is too much. */
  maxLength?: number | undefined;
  /** The name of the text box, which is drawn in it while it is empty. 'Message' unless given. */
  label?: string | undefined;
  /** Focus the text box when it appears. On phones this raises the keyboard. */
  autoFocus?: boolean | undefined;
  /** Receives the text box, so that the owner can focus it. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** The Enter that confirms an input method's text must not send. Safari marks it only by key code 229. */
const isComposing = (event: KeyboardEvent) => event.nativeEvent.isComposing || event.keyCode === 229;

/** Where a message to the agent is written and sent. */
export function ChatComposer(props: ChatComposerProps) {
  const { value, onChange, onSend, onStop, onEditLast, onTalk, onPreloadTalk, ...rest } = props;
  const labels = useLabels('ChatComposer', words);
  const { pending, attach, label = labels.message, maxLength = Infinity, ...textarea } = rest;
  const [isUsed, setIsUsed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const textBox = () => box.current!.querySelector('textarea')!;
  const noteId = useId();
  const { length } = value.trim();
  const isLong = length > maxLength * 0.9;
  const [Note, setNote] = useState<typeof MessageLength>();

  // Few write that much: the note's code comes when somebody does. Without it what is too long still stays in the field.
  useEffect(() => {
    if (!isLong || Note) return;
    void import('./MessageLength.tsx').then(
      (code) => setNote(() => code.MessageLength),
      () => undefined,
    );
  }, [isLong, length, Note]);

  // Firefox, and Safari before 26.2, lack `field-sizing`: the box gets its text's height here, up to the styles' limit.
  useLayoutEffect(() => {
    if (window.CSS?.supports('field-sizing: content')) return;
    const field = textBox();
    // `scrollHeight` is the text's height only while the box has no height of its own.
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight}px`;
  }, [value]);

  const canSend = !pending && length > 0 && length <= maxLength;

  function pressSend() {
    // 'Send' is about to be disabled, and the browser would drop its focus.
    textBox().focus();
    onSend();
  }

  return (
    <div ref={box} className={styles.box}>
      {(isUsed || value !== '') && attach}
      <textarea
        {...textarea}
        className={styles.text}
        aria-label={label}
        aria-invalid={length > maxLength || undefined}
        aria-describedby={isLong && Note ? noteId : undefined}
        placeholder={label}
        name="message"
        rows={1}
        // An empty field would be from left to right with it, and its label too.
        dir={value ? 'auto' : undefined}
        enterKeyHint="send"
        value={value}
        onFocus={() => setIsUsed(true)}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (onEditLast && event.key === 'ArrowUp' && value === '' && !isComposing(event)) {
            event.preventDefault();
            onEditLast();
          }
          if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
          event.preventDefault();
          if (canSend) onSend();
        }}
      />
      {pending && onStop && <StopButton label={labels.stop} onStop={onStop} />}
      {onTalk && !pending && (
        <IconButton
          label={labels.talk}
          icon={<Mic />}
          aria-haspopup="dialog"
          onClick={onTalk}
          onPreload={onPreloadTalk}
        />
      )}
      <IconButton
        label={labels.send}
        icon={<ArrowUp />}
        tone="primary"
        disabled={!canSend}
        onClick={pressSend}
      />
      {isLong && Note && <Note id={noteId} length={length} maxLength={maxLength} />}
    </div>
  );
}

/** Goes with the reply, also when that ends by itself. */
function StopButton({ label, onStop }: { label: string; onStop: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  usePassFocusOnUnmount(button, (from) => from.parentElement?.querySelector('textarea'));
  return <IconButton ref={button} label={label} icon={<Square />} tone="neutral" onClick={onStop} />;
}
