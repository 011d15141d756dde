import { Phone, PhoneOff } from 'lucide-react';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './CallDivider.css.ts';

export interface CallDividerProps {
  /** Chooses the icon: a receiver, or one crossed out. */
  mark: 'start' | 'end';
  /** The time of day, formatted, such as '9:44'. */
  time?: string | undefined;
  /** What happened, such as 'Call, 2:41, ended by you'. */
  children: string;
}

/** A line among the messages, where a call began or ended. */
export function CallDivider({ mark, time, children }: CallDividerProps) {
  const MarkIcon = mark === 'start' ? Phone : PhoneOff;
  return (
    <div className={styles.divider}>
      <p className={styles.words}>
        <span className={iconSlot} aria-hidden>
          <MarkIcon />
        </span>
        <span>{children}</span>
        {time && <span>{time}</span>}
      </p>
    </div>
  );
}
