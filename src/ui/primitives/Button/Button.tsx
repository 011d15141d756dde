import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './Button.css.ts';

export interface ButtonProps extends Pick<
  AriaAttributes,
  'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'aria-pressed' | 'aria-describedby'
> {
  /** `inverse` is for panels whose background is ink. */
  tone?: 'primary' | 'neutral' | 'quiet' | 'critical' | 'inverse' | undefined;
  /** `large` on the landing page only: 52 px high instead of 44. */
  size?: 'medium' | 'large' | undefined;
  /** As wide as its place: the one action of a form or a card. */
  fullWidth?: boolean | undefined;
  /** At work: a spinner before the label. It takes no press, but keeps the focus. */
  loading?: boolean | undefined;
  /** Cannot be pressed and takes no focus. Say nearby why. */
  disabled?: boolean | undefined;
  /** `submit` sends the form around it. */
  type?: 'button' | 'submit' | undefined;
  /** Before the label. */
  icon?: ReactNode;
  /** Pressed by pointer, Enter or Space. */
  onClick?: (() => void) | undefined;
  /** The pointer or the focus arrived: time to load what a click will need. May be called often. */
  onPreload?: (() => void) | undefined;
  /** Names the view that a press opens, as `data-view`: a page may act on it before React is here. */
  opensView?: string | undefined;
  /** Takes the focus when it appears: the safe answer of a question. */
  autoFocus?: boolean | undefined;
  /** The button element, to move the focus to it. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** The label: a verb first. It wraps before it is cut off. */
  children: ReactNode;
}

/** A press of a submit button, and Enter in a field of its form, would send the form. */
const refuse = (event: MouseEvent) => event.preventDefault();

export function Button({
  tone = 'neutral',
  size = 'medium',
  fullWidth = false,
  loading = false,
  disabled = false,
  type = 'button',
  icon,
  onPreload,
  opensView,
  children,
  // Also what a headless trigger merges into the element it renders.
  ...rest
}: ButtonProps) {
  const intent = onPreload && { onPointerEnter: onPreload, onFocus: onPreload, onTouchStart: onPreload };
  const leading = loading ? <Spinner /> : icon;
  return (
    <button
      {...rest}
      {...intent}
      type={type}
      data-view={opensView}
      disabled={disabled}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true, onClick: refuse })}
      className={styles.button({ tone, size, fullWidth })}
    >
      {leading && <span className={iconSlot}>{leading}</span>}
      <span className={styles.label}>{children}</span>
    </button>
  );
}
