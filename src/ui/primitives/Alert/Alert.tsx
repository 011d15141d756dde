import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NativeProps } from '../../nativeProps.ts';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './Alert.css.ts';

export interface AlertProps extends NativeProps<'div', 'title'> {
  /**
   * `critical` for a failure, `caution` for a warning, `positive` for success, `neutral` for information. A screen reader
   * reads `critical` at once; the other tones wait until it pauses.
   */
  tone: 'critical' | 'caution' | 'neutral' | 'positive';
  /** A bold line above the text. */
  title?: string | undefined;
  /** One Button, at the end of the line. It wraps below the text where both do not fit. */
  action?: ReactNode;
  /** What happened and what to do now: text, paragraphs or a list. */
  children: ReactNode;
}

const marks = {
  critical: CircleAlert,
  caution: TriangleAlert,
  neutral: Info,
  positive: CircleCheck,
} as const;

/** A notice that stays in the page, next to what it is about. */
export function Alert({ tone, title, action, children, ...rest }: AlertProps) {
  const Mark = marks[tone];
  return (
    <div role={tone === 'critical' ? 'alert' : 'status'} {...rest} className={styles.alert({ tone })}>
      <span className={`${iconSlot} ${styles.mark({ tone })}`}>
        <Mark aria-hidden />
      </span>
      <div className={styles.textAndAction}>
        <div className={styles.content}>
          {title !== undefined && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {action}
      </div>
    </div>
  );
}
