import type { HTMLAttributes, Ref } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps extends Omit<FieldProps, 'children'> {
  /** The form field's name. */
  name: string;
  /** What is typed, line breaks included. */
  value: string;
  /** The whole new text, after each change. */
  onChange: (value: string) => void;
  /** The reader left the field: time to check it. */
  onBlur?: (() => void) | undefined;
  /** Lines at first, 4 unless told. The reader can drag it taller. */
  rows?: number | undefined;
  /** Said to assistive technology; the screen does the checking. */
  required?: boolean | undefined;
  /** While the form is sent. */
  disabled?: boolean | undefined;
  /** What the browser may fill in, such as `street-address`. */
  autoComplete?: string | undefined;
  /** In UTF-16 units. The browser refuses more, without a word. */
  maxLength?: number | undefined;
  /** The keyboard that a phone shows. */
  inputMode?: HTMLAttributes<HTMLTextAreaElement>['inputMode'];
  /** Takes the focus when it appears. One per view. */
  autoFocus?: boolean | undefined;
  /** The textarea element, to move the focus to the first mistake. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

export function TextArea({ label, hint, error, optional, rows = 4, onChange, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          rows={rows}
          dir="auto"
          onChange={(event) => onChange(event.target.value)}
          className={area}
        />
      )}
    </Field>
  );
}
