import type { AriaAttributes, ReactNode, Ref } from 'react';
import { icon as iconSlot } from '../theme/icon.css.ts';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Pick<AriaAttributes, 'aria-expanded' | 'aria-haspopup'> {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  tone?: 'quiet' | 'neutral' | 'primary' | 'critical' | undefined;
  /** Makes it a toggle. Keep the label constant then. */
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  onClick?: (() => void) | undefined;
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
