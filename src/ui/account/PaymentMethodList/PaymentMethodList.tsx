import { useId } from 'react';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import * as styles from './PaymentMethodList.css.ts';

export interface PaymentMethodListProps {
  /** In this order; labels wrap. */
  methods: readonly { id: string; label: string }[];
  /** The stored method. Without it, or with one that is not in the list, none is checked. */
  selectedId?: string | undefined;
  /** The method being saved. Choices are ignored meanwhile; focus stays where it is. */
  loadingId?: string | undefined;
  /** None can be chosen, such as while it is not known what is stored. */
  disabled?: boolean;
  /** Another method was chosen. Not called while one is being saved. */
  onChange: (id: string) => void;
}

export function PaymentMethodList(props: PaymentMethodListProps) {
  const { methods, selectedId, loadingId, disabled = false, onChange } = props;
  const name = useId();

  return (
    <div
      className={styles.list}
      role="radiogroup"
      aria-label="Payment Methods"
      aria-busy={loadingId !== undefined}
      aria-disabled={disabled || loadingId !== undefined}
    >
      {methods.map(({ id, label }) => (
        <label key={id} className={styles.option}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={id}
            checked={id === selectedId}
            disabled={disabled}
            onChange={() => {
              if (loadingId === undefined) onChange(id);
            }}
          />
          <span className={styles.label}>{label}</span>
          <span className={styles.progress}>{id === loadingId && <Spinner />}</span>
        </label>
      ))}
    </div>
  );
}
