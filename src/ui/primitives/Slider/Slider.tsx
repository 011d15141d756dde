import type { CSSProperties, ReactNode } from 'react';
import type { NativeProps } from '../../nativeProps.ts';
import { iconSlot } from '../../theme/icon.css.ts';
import { useLocale } from '../LabelsProvider/LabelsProvider.tsx';
import * as styles from './Slider.css.ts';

export interface SliderProps extends NativeProps<
  'input',
  'type' | 'min' | 'max' | 'step' | 'value' | 'defaultValue' | 'onChange' | 'aria-label' | 'aria-valuetext'
> {
  /** The accessible name. It is not drawn: the icon stands for it. */
  label: string;
  /** One Lucide icon before the track. Decorative. */
  icon: ReactNode;
  /** From 0 to 1. */
  value: number;
  /** Called with the new value, from 0 to 1 in steps of 0.05; many times while the thumb is dragged. */
  onChange: (value: number) => void;
}

/** 0.6 becomes '60%', a CSS length. */
const percent = (value: number) => `${Math.round(value * 100)}%`;

/** Sets a value between nothing and all, such as a volume. */
export function Slider({ label, icon, value, onChange, ...rest }: SliderProps) {
  const locale = useLocale() ?? 'en';
  const style: CSSProperties & Record<typeof styles.filledVar, string> = {
    [styles.filledVar]: percent(value),
  };
  return (
    <div className={styles.root}>
      <span className={`${iconSlot} ${styles.mark}`} aria-hidden="true">
        {icon}
      </span>
      <input
        {...rest}
        type="range"
        aria-label={label}
        aria-valuetext={value.toLocaleString(locale, { style: 'percent' })}
        min={0}
        max={1}
        step={0.05}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className={styles.input}
        style={style}
      />
    </div>
  );
}
