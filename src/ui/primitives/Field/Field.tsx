import { useId, type ReactNode } from 'react';
import { useLabels } from '../LabelsProvider/LabelsProvider.tsx';
import * as styles from './Field.css.ts';
import { FieldError, FieldHint } from './FieldMessage.tsx';
import { words } from './Field.words.ts';

/** Attributes that tie label, hint and error to the control: spread them onto it. */
export interface FieldControl {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** What every field says of itself. */
export interface FieldTexts {
  /** The control's id. Without it the field makes one. */
  id?: string | undefined;
  /** Above the control, and its accessible name. */
  label: string;
  /** What to know before typing: one line below the control, and part of its description. It stays when there is an error. */
  hint?: string | undefined;
  /** What is wrong and what would be right. Shown below the control, and announced when it appears. */
  error?: string | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Writes 'Optional' beside the label. The word is not part of the accessible name. */
  optional?: boolean | undefined;
  /** Renders the control. Spread the argument onto it. */
  children: (control: FieldControl) => ReactNode;
}

/** Puts a label, a hint and an error around any control. */
export function Field({ id: givenId, label, hint, error, optional = false, children }: FieldProps) {
  const labels = useLabels('Field', words);
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {optional && <span className={styles.aside}>{labels.optional}</span>}
      </div>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  );
}
