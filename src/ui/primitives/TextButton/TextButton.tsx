import type { ReactNode } from 'react';
import { textButton } from './TextButton.css.ts';

export interface TextButtonProps {
  /** `muted` where the sentence around it is muted too, or for the way out of a form. */
  tone?: 'accent' | 'muted' | undefined;
  /** Loses its underline; the Tab key passes it over. */
  disabled?: boolean | undefined;
  /** Pressed by pointer, Enter or Space. */
  onClick: () => void;
  /** Two to four words that make sense out of their sentence. */
  children: ReactNode;
}

/** Looks like a link within a sentence; nothing in this app has a URL of its own. */
export function TextButton({ tone = 'accent', disabled = false, onClick, children }: TextButtonProps) {
  return (
    <button type="button" disabled={disabled} onClick={onClick} className={textButton({ tone })}>
      {children}
    </button>
  );
}
