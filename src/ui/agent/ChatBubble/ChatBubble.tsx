import { Mic } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { ScrollContext } from '../ChatLog/ScrollContext.ts';
import { iconSlot } from '../../theme/icon.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './ChatBubble.css.ts';
import { words } from './ChatBubble.words.ts';

export interface ChatBubbleProps {
  /** Who speaks. Chooses the side, the background and the words that a screen reader says first. */
  from: 'user' | 'assistant';
  /** The time of day, formatted, such as '9:41'. */
  time?: string | undefined;
  /** `streaming` without children shows three dots. `interrupted`: the user spoke while the agent did. */
  state?: 'done' | 'streaming' | 'stopped' | 'interrupted' | 'failed' | undefined;
  /** The message was spoken in a call, not typed. */
  spoken?: boolean | undefined;
  /** What the agent would have said if it had not been interrupted. */
  unspoken?: string | undefined;
  /** The user said it in another tab or on another device: in a ChatLog, who reads further up is left there. Default: false. */
  fromElsewhere?: boolean | undefined;
  /** Buttons for the message, such as 'Retry'. */
  actions?: ReactNode;
  /** The message: plain text of the user, text or Markdown of the agent. */
  children: ReactNode;
}

/** One message of a conversation. */
export function ChatBubble(props: ChatBubbleProps) {
  const { from, time, state = 'done', spoken = false, unspoken, actions, children } = props;
  const { fromElsewhere = false } = props;
  const labels = useLabels('ChatBubble', words);
  const messageRef = useRef<HTMLDivElement>(null);
  const { toEnd, answerShown } = useContext(ScrollContext);
  const isOwn = from === 'user';
  const isStreaming = state === 'streaming';
  const goesToEnd = isOwn && !fromElsewhere;
  useEffect(() => {
    if (goesToEnd) toEnd();
  }, [goesToEnd, toEnd]);
  useEffect(() => {
    if (!isOwn && messageRef.current) answerShown(messageRef.current, isStreaming);
  }, [isOwn, isStreaming, answerShown]);
  const stateLabel = state === 'stopped' || state === 'interrupted' ? labels[state] : undefined;

  return (
    // In a ChatLog the agent's message is announced once, when it is complete; the user's own never is.
    <div
      ref={messageRef}
      className={styles.message({ from })}
      aria-busy={isStreaming}
      aria-live={isOwn || isStreaming ? 'off' : undefined}
    >
      <span className={visuallyHidden}>{labels[from]}</span>
      <div className={styles.bubble({ from, failed: state === 'failed' })}>
        {/* Not the bubble itself: its pointed corner is on the speaker's side, however the words run. */}
        <div dir="auto">
          {isStreaming && !children ? <Dots /> : children}
          {unspoken && (
            <p className={styles.unspoken}>
              <span className={styles.unspokenLabel}>{labels.unspoken}</span> {unspoken}
            </p>
          )}
        </div>
      </div>
      {(time || actions || stateLabel || spoken) && (
        <div className={styles.footer} aria-live="off">
          {spoken && (
            <span className={styles.spoken}>
              <span className={iconSlot} aria-hidden>
                <Mic />
              </span>
              {labels.spoken}
            </span>
          )}
          {stateLabel && <span>{stateLabel}</span>}
          {time && <bdi>{time}</bdi>}
          {actions}
        </div>
      )}
    </div>
  );
}

function Dots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
    </span>
  );
}
