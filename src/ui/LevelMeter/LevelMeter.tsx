import * as styles from './LevelMeter.css.ts';
import { type LevelSource, useLevel } from './useLevel.ts';

export interface LevelMeterProps {
  /** Keep it constant between renders. */
  source: LevelSource;
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
