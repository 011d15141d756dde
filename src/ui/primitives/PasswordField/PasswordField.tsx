import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<FieldProps, 'children' | 'optional'> {
  /** The form field's name, which password managers read too. */
  name: string;
  /** What is typed. The screen owns it; showing and hiding is the field's own. */
  value: string;
  /** The whole new value, after each change. */
  onChange: (value: string) => void;
  /** Tells a password manager to fill in the stored one or to offer a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** Said to assistive technology; the screen does the checking. */
  required?: boolean | undefined;
  /** While the form is sent. Show is off with it. */
  disabled?: boolean | undefined;
  /** Takes the focus when it appears. One per view. */
  autoFocus?: boolean | undefined;
  /** The input element, to move the focus to the first mistake. */
  ref?: Ref<HTMLInputElement> | undefined;
}

export function PasswordField({ label, hint, error, onChange, disabled, ref, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<[start: number | null, end: number | null]>(null);
  useImperativeHandle(ref, () => input.current!, []);

  // Browsers differ in what a change of type does to the selection.
  useLayoutEffect(() => {
    if (caret.current && document.activeElement === input.current)
      input.current?.setSelectionRange(...caret.current);
  }, [shown]);

  function toggle() {
    if (input.current) caret.current = [input.current.selectionStart, input.current.selectionEnd];
    setShown(!shown);
  }

  return (
    <Field label={label} hint={hint} error={error}>
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
            onChange={(event) => onChange(event.target.value)}
            className={styles.input}
          />
          <button
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            disabled={disabled}
            // The focus stays in the field: on a phone the keyboard would close and open again.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
            className={styles.toggle}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}
