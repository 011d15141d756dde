import { ChevronDown } from 'lucide-react';
import type { NativeProps } from '../../nativeProps.ts';
import { control as controlStyle } from '../Field/Field.css.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './Select.css.ts';

export interface SelectOption {
  /** Unique within the list. May be the empty string. */
  value: string;
  /** The text in the list. */
  label: string;
}

/** Options that stand together below a name, which cannot be chosen. */
export interface SelectGroup {
  /** The name in the list. */
  label: string;
  /** The choices of the group, in this order. */
  options: readonly SelectOption[];
}

export interface SelectProps
  extends
    FieldTexts,
    NativeProps<
      'select',
      | keyof FieldTexts
      | 'children'
      | 'multiple'
      | 'size'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'aria-invalid'
      | 'aria-describedby'
    > {
  /** The choices, in this order; long lists in groups. */
  options: readonly (SelectOption | SelectGroup)[];
  /** The `value` of the chosen option, when the caller owns it. Without it the box keeps the choice, and begins with `defaultValue`. */
  value?: string | undefined;
  /** The `value` of the option to begin with, when the box owns the choice. */
  defaultValue?: string | undefined;
  /** Called with the `value` of the option that was chosen. */
  onChange?: ((value: string) => void) | undefined;
  /** Shows the choice but does not let it be changed. */
  disabled?: boolean | undefined;
}

const option = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** A choice of one from a list. It is a native `select`, which every phone and screen reader handles in its own way. */
export function Select({ id, label, hint, error, options, onChange, ...select }: SelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.box}>
          <select
            {...select}
            {...control}
            onChange={(event) => onChange?.(event.target.value)}
            className={`${controlStyle} ${styles.select}`}
          >
            {options.map((each) =>
              'options' in each ? (
                <optgroup key={each.label} label={each.label}>
                  {each.options.map(option)}
                </optgroup>
              ) : (
                option(each)
              ),
            )}
          </select>
          <span className={`${iconSlot} ${styles.arrow}`}>
            <ChevronDown aria-hidden />
          </span>
        </div>
      )}
    </Field>
  );
}
