import { Mic } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { ScrollContext } from '../ChatLog/ScrollContext.ts';
import { iconSlot } from '../../theme/icon.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import * as styles from './ChatBubble.css.ts';

export interface ChatBubbleProps {
  /** Chooses side and ground, and what is read before the words. */
  from: 'user' | 'assistant';
  /** Formatted. */
  time?: string | undefined;
  /** `streaming` without children: three dots. `interrupted`: the listener spoke up. */
  state?: 'done' | 'streaming' | 'stopped' | 'interrupted' | 'failed' | undefined;
  /** In a call, not typed. */
  spoken?: boolean | undefined;
  /** Of the agent only: what was meant to be said after the interruption. */
  unspoken?: string | undefined;
  /** What can be done about the message, such as 'Retry'. */
  actions?: ReactNode;
  /** The words: plain text of the user, text or Markdown of the agent. */
  children: ReactNode;
}

const endings: Partial<Record<string, string>> = { stopped: 'Stopped', interrupted: 'Interrupted' };

export function ChatBubble(props: ChatBubbleProps) {
  const { from, time, state = 'done', spoken = false, unspoken, actions, children } = props;
  const message = useRef<HTMLDivElement>(null);
  const { toEnd, answered } = useContext(ScrollContext);
  const own = from === 'user';
  const growing = state === 'streaming';
  useEffect(() => {
    if (own) toEnd();
  }, [own, toEnd]);
  useEffect(() => {
    if (!own && message.current) answered(message.current, growing);
  }, [own, growing, answered]);
  const ending = endings[state];

  return (
    // In a log the agent's words are read out once, when they are whole; one's own never.
    <div
      ref={message}
      className={styles.message({ from })}
      aria-busy={growing}
      aria-live={own || growing ? 'off' : undefined}
    >
      <span className={visuallyHidden}>{own ? 'You said' : 'Agent said'}</span>
      <div className={styles.bubble({ from, failed: state === 'failed' })} dir="auto">
        {growing && !children ? <Dots /> : children}
        {unspoken && (
          <p className={styles.unspoken}>
            <span className={styles.unspokenLabel}>Not spoken:</span> {unspoken}
          </p>
        )}
      </div>
      {(time || actions || ending || spoken) && (
        <div className={styles.footer} aria-live="off">
          {spoken && (
            <span className={styles.how}>
              <span className={iconSlot} aria-hidden>
                <Mic />
              </span>
              Spoken
            </span>
          )}
          {ending && <span>{ending}</span>}
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
