import type { HTMLAttributes, Ref } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps extends Omit<FieldProps, 'children'> {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  rows?: number | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  autoComplete?: string | undefined;
  maxLength?: number | undefined;
  inputMode?: HTMLAttributes<HTMLTextAreaElement>['inputMode'];
  autoFocus?: boolean | undefined;
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
