import type { ReactNode } from 'react';
import { center } from './Center.css.ts';

/** In the middle of the screen. */
export function Center({ children }: { children: ReactNode }) {
  return <main className={center}>{children}</main>;
}
