import { CircleAlert } from 'lucide-react';
import * as styles from './Field.css.ts';

export interface FieldMessageProps {
  id: string;
  children: string;
}

/** What is wrong with a field, announced when it appears. */
export function FieldError({ id, children }: FieldMessageProps) {
  return (
    <p id={id} role="alert" className={styles.error}>
      <CircleAlert className={styles.errorMark} strokeWidth={2} aria-hidden />
      <span className={styles.errorText}>{children}</span>
    </p>
  );
}

export function FieldHint({ id, children }: FieldMessageProps) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  );
}
