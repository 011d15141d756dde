import { SignalHigh, SignalLow, SignalMedium, SignalZero } from 'lucide-react';
import { iconSlot } from '../../theme/icon.css.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './ConnectionQuality.css.ts';
import { words } from './ConnectionQuality.words.ts';

export interface ConnectionQualityProps {
  /** Chooses icon, colour and words. `lost`: the connection is being restored. */
  quality: 'good' | 'low' | 'bad' | 'lost';
}

const icons = { good: SignalHigh, low: SignalMedium, bad: SignalLow, lost: SignalZero } as const;

/** How good a call's connection is. A change is announced by screen readers. */
export function ConnectionQuality({ quality }: ConnectionQualityProps) {
  const QualityIcon = icons[quality];
  return (
    <p role="status" className={styles.root}>
      <span className={`${iconSlot} ${styles.bars[quality]}`}>
        <QualityIcon aria-hidden />
      </span>
      {useLabels('ConnectionQuality', words)[quality]}
    </p>
  );
}
