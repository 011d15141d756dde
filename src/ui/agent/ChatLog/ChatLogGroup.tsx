import { type ReactNode, useContext } from 'react';
import * as styles from './ChatLog.css.ts';
import { type LogScroll, ScrollContext } from './ScrollContext.ts';

export interface ChatLogGroupProps {
  /** Only the newest groups are announced and followed: what appears in an older one was said before. */
  announced: boolean;
  /** About 50 messages. */
  children: ReactNode;
}

const notFollowed: LogScroll = { toEnd: () => undefined, answerShown: () => undefined };

/** Some messages of a long conversation. The browser lays the older ones out and paints them only while they are near the screen. */
export function ChatLogGroup({ announced, children }: ChatLogGroupProps) {
  const scroll = useContext(ScrollContext);
  return (
    <ScrollContext value={announced ? scroll : notFollowed}>
      <div className={styles.group({ skipped: !announced })} aria-live={announced ? undefined : 'off'}>
        {children}
      </div>
    </ScrollContext>
  );
}
