import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './Alert.css.ts';

export interface AlertProps {
  /** `critical` interrupts a screen reader, the others wait. */
  tone: 'critical' | 'caution' | 'neutral' | 'positive';
  /** A bold line over the text. */
  title?: string | undefined;
  /** One Button; goes below the words where both do not fit. */
  action?: ReactNode;
  /** What happened and what to do; may hold a list. */
  children: ReactNode;
}

const marks = {
  critical: CircleAlert,
  caution: TriangleAlert,
  neutral: Info,
  positive: CircleCheck,
} as const;

export function Alert({ tone, title, action, children }: AlertProps) {
  const Mark = marks[tone];
  return (
    <div role={tone === 'critical' ? 'alert' : 'status'} className={styles.alert({ tone })}>
      <span className={`${iconSlot} ${styles.mark({ tone })}`}>
        <Mark aria-hidden />
      </span>
      <div className={styles.words}>
        <div className={styles.content}>
          {title !== undefined && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {action}
      </div>
    </div>
  );
}
