import type { ReactNode } from 'react';
import { textButton } from './TextButton.css.ts';

export interface TextButtonProps {
  tone?: 'accent' | 'muted' | undefined;
  disabled?: boolean | undefined;
  onClick: () => void;
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
