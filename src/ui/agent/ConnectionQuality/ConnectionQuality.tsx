import { SignalHigh, SignalLow, SignalMedium, SignalZero } from 'lucide-react';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './ConnectionQuality.css.ts';

export interface ConnectionQualityProps {
  /** Chooses the picture, its colour and the words. `lost`: it is being made again. */
  quality: 'good' | 'low' | 'bad' | 'lost';
}

const marks = { good: SignalHigh, low: SignalMedium, bad: SignalLow, lost: SignalZero } as const;
const words = {
  good: 'Good connection',
  low: 'Weak connection',
  bad: 'Very weak connection',
  lost: 'Reconnecting…',
} as const;

/** Announced when it changes. */
export function ConnectionQuality({ quality }: ConnectionQualityProps) {
  const Mark = marks[quality];
  return (
    <p role="status" className={styles.root}>
      <span className={`${iconSlot} ${styles.bars[quality]}`}>
        <Mark aria-hidden />
      </span>
      {words[quality]}
    </p>
  );
}
