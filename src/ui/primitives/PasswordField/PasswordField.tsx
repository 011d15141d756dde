import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import type { NativeProps } from '../../nativeProps.ts';
import { Field, type FieldProps, type FieldTexts } from '../Field/Field.tsx';
import { useLabels } from '../LabelsProvider/LabelsProvider.tsx';
import * as styles from './PasswordField.css.ts';
import { words } from './PasswordField.words.ts';

export interface PasswordFieldProps
  extends
    FieldTexts,
    NativeProps<
      'input',
      | keyof FieldProps
      | 'type'
      | 'autoComplete'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'aria-invalid'
      | 'aria-describedby'
    > {
  /** The field's name in the form. Password managers read it as well. */
  name: string;
  /**
   * The text in the field, when the caller owns it. Without it the field keeps its text, and begins with `defaultValue`. Whether it
   * is shown is its own matter.
   */
  value?: string | undefined;
  /** The text to begin with, when the field owns it. */
  defaultValue?: string | undefined;
  /** Called after each change, with the whole new text. */
  onChange?: ((value: string) => void) | undefined;
  /** Tells password managers whether to fill in the stored password or to offer a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** Marks the field as required for assistive technology. The form checks it, not the browser (`noValidate`). */
  required?: boolean | undefined;
  /** Nothing can be typed, and 'Show' cannot be pressed: for the time while the form is sent. */
  disabled?: boolean | undefined;
  /** Takes the focus when the field appears. One per view. */
  autoFocus?: boolean | undefined;
  /** The input element, for instance to move the focus to the first error. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A password, with a button that shows what was typed. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  onChange,
  disabled,
  ref,
  ...rest
}: PasswordFieldProps) {
  const labels = useLabels('PasswordField', words);
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const selection = useRef<[start: number | null, end: number | null]>(null);
  useImperativeHandle(ref, () => input.current!, []);

  // Some browsers move the caret when the input's type changes, so the selection is put back.
  useLayoutEffect(() => {
    if (selection.current && document.activeElement === input.current)
      input.current?.setSelectionRange(...selection.current);
  }, [shown]);

  function toggle() {
    if (input.current) selection.current = [input.current.selectionStart, input.current.selectionEnd];
    setShown(!shown);
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.frame}>
          <input
            {...rest}
            {...control}
            ref={input}
            type={shown ? 'text' : 'password'}
            disabled={disabled}
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            onChange={(event) => onChange?.(event.target.value)}
            className={styles.input}
          />
          <button
            type="button"
            aria-label={shown ? labels.hidePassword : labels.showPassword}
            aria-controls={control.id}
            disabled={disabled}
            // Keeps the focus in the field: on a phone, the keyboard would close and open again.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
            className={styles.toggle}
          >
            {shown ? labels.hide : labels.show}
          </button>
        </div>
      )}
    </Field>
  );
}
