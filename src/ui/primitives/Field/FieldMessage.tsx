import { CircleAlert } from 'lucide-react';
import * as styles from './Field.css.ts';

export interface FieldMessageProps {
  /** For the `aria-describedby` of the control. */
  id: string;
  /** One or two sentences. */
  children: string;
}

/** The error of a field: a mark and a sentence, announced when it appears. */
export function FieldError({ id, children }: FieldMessageProps) {
  return (
    <p id={id} role="alert" className={styles.error}>
      <CircleAlert className={styles.errorMark} strokeWidth={2} aria-hidden />
      <span className={styles.errorText}>{children}</span>
    </p>
  );
}

/** The hint of a field: one small line. */
export function FieldHint({ id, children }: FieldMessageProps) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  );
}
