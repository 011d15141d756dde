import type { FocusEvent, HTMLAttributes, Ref } from 'react';
import type { NativeProps } from '../../nativeProps.ts';
import { Field, type FieldProps, type FieldTexts } from '../Field/Field.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps
  extends
    FieldTexts,
    NativeProps<
      'textarea',
      | keyof FieldProps
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
  /**
   * The text in the field, with its line breaks, when the caller owns it. Without it the field keeps its text, and begins with
   * `defaultValue`.
   */
  value?: string | undefined;
  /** The text to begin with, when the field owns it. */
  defaultValue?: string | undefined;
  /** Called after each change, with the whole new text. */
  onChange?: ((value: string) => void) | undefined;
  /** Called when the focus leaves the field: time to check it. */
  onBlur?: ((event: FocusEvent<HTMLTextAreaElement>) => void) | undefined;
  /** The height in lines, 4 unless given. The field can be dragged taller, up to 60 % of the window. */
  rows?: number | undefined;
  /** Marks the field as required for assistive technology. The form checks it, not the browser (`noValidate`). */
  required?: boolean | undefined;
  /** Nothing can be typed: for the time while the form is sent. */
  disabled?: boolean | undefined;
  /** The text can be read, selected and scrolled, and not changed. */
  readOnly?: boolean | undefined;
  /** An HTML autofill token, such as `street-address`. */
  autoComplete?: string | undefined;
  /** The kind of keyboard that a phone shows. */
  inputMode?: HTMLAttributes<HTMLTextAreaElement>['inputMode'] | undefined;
  /** Takes the focus when the field appears. One per view. */
  autoFocus?: boolean | undefined;
  /** The textarea element, for instance to move the focus to the first error. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A field for text of several lines. */
export function TextArea({
  id,
  label,
  hint,
  error,
  optional,
  rows = 4,
  dir = 'auto',
  onChange,
  ...textarea
}: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          rows={rows}
          dir={dir}
          onChange={(event) => onChange?.(event.target.value)}
          className={area}
        />
      )}
    </Field>
  );
}
