import { useId, type ReactNode } from 'react';
import * as styles from './Field.css.ts';
import { FieldError, FieldHint } from './FieldMessage.tsx';

/** Spread onto the control, so that label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  /** The control's whole accessible name. */
  label: string;
  /** What to know before typing; it stays beside an error. */
  hint?: string | undefined;
  /** What is wrong and what would be right. Announced when it appears. */
  error?: string | undefined;
  /** Says so beside the label, outside the accessible name. */
  optional?: boolean | undefined;
  /** Draws the control; what it is given is spread onto it. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, hint and error of every kind of field. */
export function Field({ label, hint, error, optional = false, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {optional && <span className={styles.aside}>Optional</span>}
      </div>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  );
}
