import type { ReactNode } from 'react';
import { center } from './Center.css.ts';

export interface CenterProps {
  /** One small thing, such as a labelled Spinner. */
  children: ReactNode;
}

/** In the middle of the screen. */
export function Center({ children }: CenterProps) {
  return <main className={center}>{children}</main>;
}
