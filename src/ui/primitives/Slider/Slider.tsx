import type { CSSProperties, ReactNode } from 'react';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './Slider.css.ts';

export interface SliderProps {
  /** The accessible name; what is seen is the icon. */
  label: string;
  /** Before the track; one lucide icon. */
  icon: ReactNode;
  /** 0 to 1. */
  value: number;
  /** 0 to 1, in steps of 0.05; called often while it is dragged. */
  onChange: (value: number) => void;
}

/** '60%', also a length of CSS. */
const percent = (value: number) => `${Math.round(value * 100)}%`;

export function Slider({ label, icon, value, onChange }: SliderProps) {
  const filled: CSSProperties & Record<typeof styles.filled, string> = { [styles.filled]: percent(value) };
  return (
    <div className={styles.root}>
      <span className={`${iconSlot} ${styles.mark}`} aria-hidden="true">
        {icon}
      </span>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={percent(value)}
        min={0}
        max={1}
        step={0.05}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className={styles.input}
        style={filled}
      />
    </div>
  );
}
