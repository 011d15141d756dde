import type { HTMLAttributes, Ref } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { control as controlStyle } from '../Field/Field.css.ts';

export interface TextFieldProps extends Omit<FieldProps, 'children'> {
  /** The key in the form's data; browsers use it to fill in what they know. */
  name: string;
  /** `email` brings its keyboard, turns the spell checker off and stays left-to-right. */
  type?: 'text' | 'email' | undefined;
  /** What is in the box. */
  value: string;
  /** Only a disabled field does without. */
  onChange?: ((value: string) => void) | undefined;
  /** The focus left: time to validate. */
  onBlur?: (() => void) | undefined;
  /** Said to assistive technology; the form is `noValidate` and the screen does the checking. */
  required?: boolean | undefined;
  /** For what cannot be edited here; a hint says why. */
  disabled?: boolean | undefined;
  /** A token of HTML, such as `email` or `name`. */
  autoComplete?: string | undefined;
  /** In UTF-16 units; the browser takes no more. */
  maxLength?: number | undefined;
  /** The keyboard of a phone, where `type` does not choose it. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** For the first field of a form that was asked for. */
  autoFocus?: boolean | undefined;
  /** The input element, to move the focus to it. */
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
