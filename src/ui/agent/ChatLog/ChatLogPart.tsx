import type { ReactNode } from 'react';
import * as styles from './ChatLog.css.ts';

export interface ChatLogPartProps {
  /** What appears in it is announced: of the newest parts only. What is drawn late was there before. */
  announced: boolean;
  /** Some 50 messages; none while they are still to be drawn, for which their room is kept. */
  children?: ReactNode;
}

/** A stretch of a long conversation: the browser lays it out and paints it only while it is in sight. */
export function ChatLogPart({ announced, children }: ChatLogPartProps) {
  return (
    <div
      className={styles.part({ waiting: children === undefined })}
      aria-live={announced ? undefined : 'off'}
    >
      {children}
    </div>
  );
}

/** Ten parts, which the browser passes over in one step while none of them is in sight. */
export function ChatLogStretch({ children }: { children: ReactNode }) {
  return <div className={styles.stretch}>{children}</div>;
}
