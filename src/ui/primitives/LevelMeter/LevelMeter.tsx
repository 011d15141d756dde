import type { NativeProps } from '../../nativeProps.ts';
import * as styles from './LevelMeter.css.ts';
import { type LevelSource, useLevel } from './useLevel.ts';

export interface LevelMeterProps extends NativeProps<'span', 'children'> {
  /** Reports levels from 0 to 1. Keep the function constant between renders: the meter subscribes anew to each new one. */
  source: LevelSource;
  /** The height: `small` 4 px or `medium` 8 px (the default). The meter is as wide as its container. */
  size?: 'small' | 'medium' | undefined;
}

/** A bar that shows how loud a sound is. It is decorative (`aria-hidden`): say in words beside it what it means. */
export function LevelMeter({ source, size = 'medium', ...rest }: LevelMeterProps) {
  return (
    <span aria-hidden {...rest} className={styles.meter({ size })}>
      <span ref={useLevel(source)} className={styles.fill} />
    </span>
  );
}
