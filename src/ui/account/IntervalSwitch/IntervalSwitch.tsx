import { useId } from 'react';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './IntervalSwitch.css.ts';
import { words } from './IntervalSwitch.words.ts';

export interface IntervalSwitchProps {
  /** Which prices show. */
  value: 'month' | 'year';
  /** What a year saves, in a few words behind 'Yearly', such as '2 months free'. */
  saving: string;
  /** Called with the other interval when it is chosen. */
  onChange: (value: 'month' | 'year') => void;
}

/** Monthly or yearly prices: two radio buttons in one frame. */
export function IntervalSwitch({ value, saving, onChange }: IntervalSwitchProps) {
  const labels = useLabels('IntervalSwitch', words);
  const name = useId();
  const choice = (interval: 'month' | 'year', label: string, note?: string) => (
    <label className={styles.choice}>
      <input
        className={styles.radio}
        type="radio"
        name={name}
        checked={value === interval}
        onChange={() => onChange(interval)}
      />
      <span>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </label>
  );
  return (
    <div className={styles.frame} role="radiogroup" aria-label={labels.prices}>
      {choice('month', labels.month)}
      {choice('year', labels.year, saving)}
    </div>
  );
}
