import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import type { NativeProps } from '../../nativeProps.ts';
import { iconSlot } from '../../theme/icon.css.ts';
import { useNumberLocale } from '../LabelsProvider/LabelsProvider.tsx';
import * as styles from './Slider.css.ts';

export interface SliderProps extends NativeProps<
  'input',
  'type' | 'min' | 'max' | 'step' | 'value' | 'defaultValue' | 'onChange' | 'aria-label' | 'aria-valuetext'
> {
  /** The accessible name. It is not drawn: the icon stands for it. */
  label: string;
  /** One Lucide icon before the track. Decorative. */
  icon: ReactNode;
  /** From 0 to 1, when the caller owns it. Without it the slider keeps its value, and begins with `defaultValue`. */
  value?: number | undefined;
  /** The value to begin with, from 0 to 1, when the slider owns it; the middle if it is left out. */
  defaultValue?: number | undefined;
  /** Called with the new value, from 0 to 1 in steps of 0.05; many times while the thumb is dragged. */
  onChange?: ((value: number) => void) | undefined;
}

/** 0.6 becomes '60%', a CSS length. */
const percent = (value: number) => `${Math.round(value * 100)}%`;

/** Sets a value between nothing and all, such as a volume. */
export function Slider({ label, icon, value, defaultValue = 0.5, onChange, ref, ...rest }: SliderProps) {
  const locale = useNumberLocale() ?? 'en';
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!, []);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const shown = value ?? ownValue;
  useLayoutEffect(() => {
    // The browser rounds to steps, and keeps what was moved before React was there.
    const read = () => setOwnValue(input.current!.valueAsNumber);
    read();
    // A form may come later than its slider, and it sets back what it holds after this event, if nobody prevents that.
    const listening = new AbortController();
    const onReset = ({ target }: Event) =>
      target === input.current!.form && setTimeout(() => input.current && read());
    document.addEventListener('reset', onReset, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  const style: CSSProperties & Record<typeof styles.filledVar, string> = {
    [styles.filledVar]: percent(shown),
  };
  return (
    <div className={styles.root}>
      <span className={`${iconSlot} ${styles.mark}`} aria-hidden="true">
        {icon}
      </span>
      <input
        {...rest}
        ref={input}
        type="range"
        aria-label={label}
        aria-valuetext={shown.toLocaleString(locale, { style: 'percent' })}
        min={0}
        max={1}
        step={0.05}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={({ target }) => {
          if (value === undefined) setOwnValue(target.valueAsNumber);
          onChange?.(target.valueAsNumber);
        }}
        className={styles.input}
        style={style}
      />
    </div>
  );
}
