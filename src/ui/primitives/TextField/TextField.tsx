import type { FocusEvent, HTMLAttributes, Ref } from 'react';
import type { NativeProps } from '../../nativeProps.ts';
import { Field, type FieldProps, type FieldTexts } from '../Field/Field.tsx';
import { control as controlStyle } from '../Field/Field.css.ts';

export interface TextFieldProps
  extends
    FieldTexts,
    NativeProps<
      'input',
      | keyof FieldProps
      | 'type'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'onBlur'
      | 'aria-invalid'
      | 'aria-describedby'
    > {
  /** Writes 'Optional' beside the label. The word is not part of the accessible name. */
  optional?: boolean | undefined;
  /** The field's name in the form. Browsers use it to suggest what was typed before. */
  name: string;
  /** `text` is the default. The others show a phone's fitting keyboard, turn spell checking off and stay left-to-right. */
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  /** The text in the field, when the caller owns it. Without it the field keeps its text, and begins with `defaultValue`. */
  value?: string | undefined;
  /** The text to begin with, when the field owns it. */
  defaultValue?: string | undefined;
  /** Called after each change, with the whole new text. */
  onChange?: ((value: string) => void) | undefined;
  /** Called when the focus leaves the field: time to check it. */
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Marks the field as required for assistive technology. The form checks it, not the browser (`noValidate`). */
  required?: boolean | undefined;
  /** Nothing can be typed. Say in the hint why. */
  disabled?: boolean | undefined;
  /** An HTML autofill token, such as `email` or `name`. */
  autoComplete?: string | undefined;
  /** The kind of keyboard that a phone shows, where `type` does not say it. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'] | undefined;
  /** Takes the focus when the field appears. One per view. */
  autoFocus?: boolean | undefined;
  /** The input element, for instance to move the focus to the first error. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A field for one line of text. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  type = 'text',
  dir = type === 'text' ? 'auto' : 'ltr',
  spellCheck = type === 'text' ? undefined : false,
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={type}
          // Text in a right-to-left script starts at the right, whatever the page's direction is.
          dir={dir}
          spellCheck={spellCheck}
          onChange={(event) => onChange?.(event.target.value)}
          className={controlStyle}
        />
      )}
    </Field>
  );
}
