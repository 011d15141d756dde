import { type ReactNode, useContext, useEffect } from 'react';
import { Follow } from '../ChatLog/Follow.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as styles from './ChatBubble.css.ts';

export interface ChatBubbleProps {
  from: 'user' | 'ai';
  /** Formatted. */
  time?: string | undefined;
  /** `streaming` without children: three dots. */
  state?: 'done' | 'streaming' | 'stopped' | 'failed' | undefined;
  /** What can be done about the message, such as 'Retry'. */
  actions?: ReactNode;
  children: ReactNode;
}

export function ChatBubble({ from, time, state = 'done', actions, children }: ChatBubbleProps) {
  const follow = useContext(Follow);
  const own = from === 'user';
  useEffect(() => {
    if (own) follow();
  }, [own, follow]);
  const waiting = state === 'streaming' && !children;

  return (
    // Busy while it grows: a screen reader reads the whole reply, not every piece of it.
    <div className={styles.message({ from })} aria-busy={state === 'streaming'}>
      <span className={visuallyHidden}>{own ? 'You said' : 'Agent said'}</span>
      <div className={styles.bubble({ from, failed: state === 'failed' })} dir="auto">
        {waiting ? <Dots /> : children}
      </div>
      {(time || actions || state === 'stopped') && (
        <div className={styles.footer}>
          {state === 'stopped' && <span>Stopped</span>}
          {time && <span>{time}</span>}
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
