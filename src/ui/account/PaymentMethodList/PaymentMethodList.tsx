import { useId } from 'react';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './PaymentMethodList.css.ts';
import { words } from './PaymentMethodList.words.ts';

export interface PaymentMethodListProps {
  /** Shown in this order; long labels wrap. */
  methods: readonly { id: string; label: string }[];
  /** The id of the stored method. None is checked without it, or when it is not in the list. */
  selectedId?: string | undefined;
  /** The id of the method that is being saved. Choices are ignored meanwhile; the focus stays where it is. */
  loadingId?: string | undefined;
  /** No method can be chosen, such as while the stored one is not known. */
  disabled?: boolean | undefined;
  /** Called with the id of the newly chosen method, but not while one is being saved. */
  onChange: (id: string) => void;
}

/** A group of radio buttons for the payment methods. A choice is reported at once; the caller saves it. */
export function PaymentMethodList(props: PaymentMethodListProps) {
  const { methods, selectedId, loadingId, disabled = false, onChange } = props;
  const name = useId();

  return (
    <div
      className={styles.list}
      role="radiogroup"
      aria-label={useLabels('PaymentMethodList', words).methods}
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
