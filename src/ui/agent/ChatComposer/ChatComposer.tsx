import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, type Ref, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as styles from './ChatComposer.css.ts';

export interface ChatComposerProps {
  /** The draft. The owner empties it once it is sent. */
  value: string;
  /** The whole text after each change. */
  onChange: (text: string) => void;
  /** Only called when there is something to send and nothing is pending. */
  onSend: () => void;
  /** 'Stop' was pressed; it is only there while pending. */
  onStop: () => void;
  /** A reply is on its way. */
  pending: boolean;
  /** In UTF-16 units; the browser takes no more. */
  maxLength?: number | undefined;
  /** Takes the focus when it appears. On phones this raises the keyboard. */
  autoFocus?: boolean | undefined;
  /** The text box, to move the focus to it. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** An input method confirms its text with Enter: that one sends nothing, R6. Safari reports it by key code 229 only. */
const composing = (event: KeyboardEvent) => event.nativeEvent.isComposing || event.keyCode === 229;

export function ChatComposer(props: ChatComposerProps) {
  const { value, onChange, onSend, onStop, pending, ...textarea } = props;
  const box = useRef<HTMLDivElement>(null);

  // Browsers without field-sizing (Firefox, Safari before 26.2): as high as the text; the styles say how high at most.
  useLayoutEffect(() => {
    if (CSS.supports('field-sizing: content')) return;
    const field = box.current!.querySelector('textarea')!;
    // What it needs can only be read while it has no height of its own.
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight}px`;
  }, [value]);

  const sendable = !pending && value.trim() !== '';

  function pressSend() {
    // 'Send' is about to be disabled, which would drop the focus.
    box.current?.querySelector('textarea')?.focus();
    onSend();
  }

  return (
    <div ref={box} className={styles.box}>
      <textarea
        {...textarea}
        className={styles.text}
        aria-label="Message"
        placeholder="Message"
        name="message"
        rows={1}
        dir="auto"
        enterKeyHint="send"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || composing(event)) return;
          event.preventDefault();
          if (sendable) onSend();
        }}
      />
      {pending && <IconButton label="Stop" icon={<Square />} tone="neutral" onClick={onStop} />}
      <IconButton label="Send" icon={<ArrowUp />} tone="primary" disabled={!sendable} onClick={pressSend} />
    </div>
  );
}
