import type { ReactNode } from 'react';
import { center } from './Center.css.ts';

export interface CenterProps {
  /** One small thing, such as a labelled Spinner. */
  children: ReactNode;
}

/** A whole page with its content in the middle of the window. It is the page's `main`. */
export function Center({ children }: CenterProps) {
  return <main className={center}>{children}</main>;
}
