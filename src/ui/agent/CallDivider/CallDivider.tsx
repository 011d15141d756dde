import { Phone, PhoneOff } from 'lucide-react';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './CallDivider.css.ts';

export interface CallDividerProps {
  /** Chooses the picture: a receiver, or one crossed out. */
  mark: 'start' | 'end';
  /** Formatted. */
  time?: string | undefined;
  /** Such as 'Call, 2:41, ended by you'. */
  children: string;
}

/** Where a call begins or ends among the messages. */
export function CallDivider({ mark, time, children }: CallDividerProps) {
  const Mark = mark === 'start' ? Phone : PhoneOff;
  return (
    <div className={styles.divider}>
      <p className={styles.words}>
        <span className={iconSlot} aria-hidden>
          <Mark />
        </span>
        <span>{children}</span>
        {time && <span>{time}</span>}
      </p>
    </div>
  );
}
