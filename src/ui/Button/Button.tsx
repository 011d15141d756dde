import type { AriaAttributes, ReactNode, Ref } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './Button.css.ts';

export interface ButtonProps extends Pick<
  AriaAttributes,
  'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'aria-pressed' | 'aria-describedby'
> {
  /** `inverse` is for panels whose background is ink. */
  tone?: 'primary' | 'neutral' | 'quiet' | 'critical' | 'inverse' | undefined;
  size?: 'medium' | 'large' | undefined;
  full?: boolean | undefined;
  /** At work: a spinner before the label, and disabled. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Before the label. */
  icon?: ReactNode;
  onClick?: (() => void) | undefined;
  /** The pointer or the focus arrived: time to load what a click will need. May be called often. */
  onIntent?: (() => void) | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

export function Button({
  tone = 'neutral',
  size = 'medium',
  full = false,
  busy = false,
  disabled = false,
  type = 'button',
  icon,
  onIntent,
  children,
  // Also what a headless trigger merges into the element it renders.
  ...rest
}: ButtonProps) {
  const intent = onIntent && { onPointerEnter: onIntent, onFocus: onIntent, onTouchStart: onIntent };
  const leading = busy ? <Spinner /> : icon;
  return (
    <button
      {...rest}
      {...intent}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={styles.button({ tone, size, full })}
    >
      {leading && <span className={iconSlot}>{leading}</span>}
      <span className={styles.label}>{children}</span>
    </button>
  );
}
