import type { AriaAttributes, ReactNode, Ref } from 'react';
import { iconSlot } from '../../theme/icon.css.ts';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Pick<AriaAttributes, 'aria-expanded' | 'aria-haspopup'> {
  /** The accessible name. */
  label: string;
  /** One 20 px picture, from lucide; its size and colour come from the button. */
  icon: ReactNode;
  /** `quiet` in a toolbar, `neutral` where an edge is needed, `primary` and `critical` for the one press that matters. */
  tone?: 'quiet' | 'neutral' | 'primary' | 'critical' | undefined;
  /** Makes it a toggle. Keep the label constant then. */
  pressed?: boolean | undefined;
  /** Out of reach for now; the Tab key passes it over. */
  disabled?: boolean | undefined;
  /** Pressed by pointer, Enter or Space. */
  onClick?: (() => void) | undefined;
  /** The button element, to move the focus to it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function IconButton({
  label,
  icon,
  tone = 'quiet',
  pressed,
  disabled = false,
  // Also what a headless trigger merges into the element it renders.
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      className={iconButton({ tone, pressed })}
    >
      <span className={iconSlot}>{icon}</span>
    </button>
  );
}
