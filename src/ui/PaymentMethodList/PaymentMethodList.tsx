import { useId } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './PaymentMethodList.css.ts';

export interface PaymentMethodListProps {
  methods: readonly { id: string; label: string }[];
  selectedId?: string | undefined;
  /** The method being saved. Choices are ignored meanwhile; focus stays where it is. */
  busyId?: string | undefined;
  disabled?: boolean;
  onChoose: (id: string) => void;
}

export function PaymentMethodList(props: PaymentMethodListProps) {
  const { methods, selectedId, busyId, disabled = false, onChoose } = props;
  const name = useId();

  return (
    <div
      className={styles.list}
      role="radiogroup"
      aria-label="Payment Methods"
      aria-busy={busyId !== undefined}
      aria-disabled={disabled || busyId !== undefined}
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
              if (busyId === undefined) onChoose(id);
            }}
          />
          <span className={styles.label}>{label}</span>
          <span className={styles.progress}>{id === busyId && <Spinner />}</span>
        </label>
      ))}
    </div>
  );
}
