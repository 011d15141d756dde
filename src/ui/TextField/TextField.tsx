import type { HTMLAttributes, Ref } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { control as controlStyle } from '../Field/Field.css.ts';

export interface TextFieldProps extends Omit<FieldProps, 'children'> {
  name: string;
  type?: 'text' | 'email' | undefined;
  value: string;
  /** Only a disabled field does without. */
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** Said to assistive technology; the form is `noValidate` and the screen does the checking. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  autoComplete?: string | undefined;
  maxLength?: number | undefined;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function TextField({
  label,
  hint,
  error,
  optional,
  type = 'text',
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={type}
          // Text in a right-to-left script reads from its own side.
          dir={type === 'text' ? 'auto' : undefined}
          spellCheck={type === 'text' ? undefined : false}
          onChange={(event) => onChange?.(event.target.value)}
          className={controlStyle}
        />
      )}
    </Field>
  );
}
