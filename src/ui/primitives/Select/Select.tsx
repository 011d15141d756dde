import { ChevronDown } from 'lucide-react';
import { control as controlStyle } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './Select.css.ts';

export interface SelectOption {
  /** Unique within the list. May be empty. */
  value: string;
  /** What is read in the list. */
  label: string;
}

export interface SelectProps {
  /** Above the box, and its accessible name. */
  label: string;
  /** One line below, and the accessible description. */
  hint?: string | undefined;
  /** In this order. */
  options: readonly SelectOption[];
  /** The `value` of the chosen option. */
  value: string;
  /** The `value` of the option that was chosen. */
  onChange: (value: string) => void;
  /** Shows the choice and lets nobody change it. */
  disabled?: boolean | undefined;
}

/** The browser's own list: it is at home on every phone and with every screen reader. */
export function Select({ label, hint, options, value, onChange, disabled }: SelectProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className={styles.box}>
          <select
            {...control}
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
            className={`${controlStyle} ${styles.select}`}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={`${iconSlot} ${styles.arrow}`}>
            <ChevronDown aria-hidden />
          </span>
        </div>
      )}
    </Field>
  );
}
