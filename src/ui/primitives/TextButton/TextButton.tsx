import type { MouseEvent, ReactNode } from 'react';
import type { NativeProps } from '../../nativeProps.ts';
import { textButton } from './TextButton.css.ts';

export interface TextButtonProps extends NativeProps<'button', 'type' | 'onClick'> {
  /** `accent` (the default), or `muted` for a way that few will need. */
  tone?: 'accent' | 'muted' | undefined;
  /** The button cannot be pressed, loses its underline and takes no focus. */
  disabled?: boolean | undefined;
  /** Called when the button is pressed by pointer, Enter or Space. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Two to four words that make sense without the sentence around them. */
  children: ReactNode;
}

/** A button that looks like a link within a sentence. For an address of its own use a real link. */
export function TextButton({ tone = 'accent', children, ...rest }: TextButtonProps) {
  return (
    <button type="button" {...rest} className={textButton({ tone })}>
      {children}
    </button>
  );
}
