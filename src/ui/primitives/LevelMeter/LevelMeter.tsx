import * as styles from './LevelMeter.css.ts';
import { type LevelSource, useLevel } from './useLevel.ts';

export interface LevelMeterProps {
  /** Tells levels from 0 to 1. Keep it constant between renders: a new one is subscribed to anew. */
  source: LevelSource;
  /** 4 or 8 px high; as wide as its place. */
  size?: 'small' | 'medium' | undefined;
}

/** How loud it is. Decoration: whoever shows it says in words what it means. */
export function LevelMeter({ source, size = 'medium' }: LevelMeterProps) {
  return (
    <span ref={useLevel(source)} className={styles.meter({ size })} aria-hidden="true">
      <span className={styles.fill} />
    </span>
  );
}
