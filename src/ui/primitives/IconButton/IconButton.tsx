import type { MouseEvent, ReactNode, Ref } from 'react';
import type { NativeProps } from '../../nativeProps.ts';
import { preloadHandlers } from '../Button/preloadHandlers.ts';
import { iconSlot } from '../../theme/icon.css.ts';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends NativeProps<
  'button',
  'children' | 'aria-label' | 'aria-pressed' | 'onClick'
> {
  /** The accessible name. It is not drawn. */
  label: string;
  /** One Lucide icon. The button sets its size, 20 px, and its colour. */
  icon: ReactNode;
  /** `quiet` (the default) in a toolbar, `neutral` with a border, `primary` or `critical` for the one main action of a view. */
  tone?: 'quiet' | 'neutral' | 'primary' | 'critical' | undefined;
  /**
   * Makes the button a toggle (`aria-pressed`), whose label stays the same. A button whose label changes, as from 'Mute' to 'Unmute',
   * has no `pressed`.
   */
  pressed?: boolean | undefined;
  /** The button cannot be pressed and takes no focus. */
  disabled?: boolean | undefined;
  /** Called when the button is pressed by pointer, Enter or Space. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Called when the pointer, a finger or the focus reaches the button: load what a press will need. Called again each time. */
  onPreload?: (() => void) | undefined;
  /** The button element, for instance to move the focus to it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A square button of 44 px that shows only an icon. */
export function IconButton({
  label,
  icon,
  tone = 'quiet',
  pressed,
  disabled = false,
  onPreload,
  // Includes the attributes that Menu adds to its trigger with `cloneElement`.
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...preloadHandlers(onPreload, rest)}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      className={iconButton({ tone, pressed })}
    >
      <span className={iconSlot}>{icon}</span>
    </button>
  );
}
