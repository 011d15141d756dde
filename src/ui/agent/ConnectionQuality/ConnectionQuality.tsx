import { SignalHigh, SignalLow, SignalMedium, SignalZero } from 'lucide-react';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './ConnectionQuality.css.ts';

export interface ConnectionQualityProps {
  /** Chooses icon, colour and words. `lost`: the connection is being restored. */
  quality: 'good' | 'low' | 'bad' | 'lost';
}

const icons = { good: SignalHigh, low: SignalMedium, bad: SignalLow, lost: SignalZero } as const;
const labels = {
  good: 'Good connection',
  low: 'Weak connection',
  bad: 'Very weak connection',
  lost: 'Reconnecting…',
} as const;

/** How good a call's connection is. A change is announced by screen readers. */
export function ConnectionQuality({ quality }: ConnectionQualityProps) {
  const QualityIcon = icons[quality];
  return (
    <p role="status" className={styles.root}>
      <span className={`${iconSlot} ${styles.bars[quality]}`}>
        <QualityIcon aria-hidden />
      </span>
      {labels[quality]}
    </p>
  );
}
