import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { NativeProps } from '../../nativeProps.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { iconSlot } from '../../theme/icon.css.ts';
import { preloadHandlers } from './preloadHandlers.ts';
import * as styles from './Button.css.ts';

/** How a button looks, and a link that looks like one. */
export interface ButtonLook {
  /**
   * `primary` for the main action of a view, `neutral` (the default) beside it, `quiet` for going back, `critical` for what
   * destroys something, `inverse` on a panel whose background is `ink`.
   */
  tone?: 'primary' | 'neutral' | 'quiet' | 'critical' | 'inverse' | undefined;
  /** `medium` (the default) is 44 px high, `large` 52 px, for a landing page. */
  size?: 'medium' | 'large' | undefined;
  /** Makes the button as wide as its container, for the only action of a form or a card. */
  fullWidth?: boolean | undefined;
  /** One Lucide icon before the label, drawn in 20 px. Decorative. */
  icon?: ReactNode;
  /** The label, beginning with a verb. It wraps when it is too long. */
  children: ReactNode;
}

export interface ButtonProps
  extends
    ButtonLook,
    NativeProps<'button', keyof ButtonLook | 'type' | 'onClick' | 'disabled' | 'autoFocus'> {
  /** The action is running: a spinner replaces the icon. The button ignores presses but keeps the focus. */
  loading?: boolean | undefined;
  /** The button cannot be pressed and takes no focus; one that has the focus keeps it until the user moves on. Say nearby why. */
  disabled?: boolean | undefined;
  /** `submit` sends the form around it, `reset` empties it. The default is `button`. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Called when the button is pressed by pointer, Enter or Space; not while it is `loading`. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Called when the pointer, a finger or the focus reaches the button: load what a press will need. Called again each time. */
  onPreload?: (() => void) | undefined;
  /** The view that a press opens, written as `data-view`: a script can then act on a press before React has started. */
  opensView?: string | undefined;
  /** Takes the focus when the button appears, for the safe answer to a question. One per view. */
  autoFocus?: boolean | undefined;
  /** The button element, for instance to move the focus to it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Used while presses are ignored, so that neither a press nor Enter in a field submits the form. */
const preventSubmit = (event: MouseEvent) => event.preventDefault();

/** Whether the button has been disabled while it had the focus, and still has it. A browser would take the focus to the page. */
function useHeldFocus(disabled: boolean, ref: ButtonProps['ref']) {
  const element = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => element.current!, []);
  const [isHeld, setIsHeld] = useState(false);
  useLayoutEffect(() => {
    // The browser drops the focus of a disabled element only before its next frame, so it is still there now.
    setIsHeld(disabled && document.activeElement === element.current);
  }, [disabled]);
  return { element, isHeld, release: () => setIsHeld(false) };
}

/** Starts something: sends a form, opens a dialog, goes to another view. */
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
  onBlur,
  ref,
  children,
  // Includes the attributes that Menu adds to its trigger with `cloneElement`.
  ...rest
}: ButtonProps) {
  const { element, isHeld, release } = useHeldFocus(disabled, ref);
  const iconOrSpinner = loading ? <Spinner /> : icon;
  return (
    <button
      {...rest}
      {...preloadHandlers(onPreload, rest)}
      type={type}
      data-view={opensView}
      ref={element}
      disabled={disabled && !isHeld}
      onBlur={(event) => {
        // It keeps the focus while another window is in use.
        if (document.activeElement !== event.currentTarget) release();
        onBlur?.(event);
      }}
      {...(isHeld && { 'data-disabled': '', 'aria-disabled': true, onClick: preventSubmit })}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true, onClick: preventSubmit })}
      className={styles.button({ tone, size, fullWidth })}
    >
      {iconOrSpinner && <span className={iconSlot}>{iconOrSpinner}</span>}
      <span className={styles.label}>{children}</span>
    </button>
  );
}
