import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<FieldProps, 'children' | 'optional'> {
  name: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
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
