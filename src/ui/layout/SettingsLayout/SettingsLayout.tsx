import type { ReactNode } from 'react';
import { settings } from './SettingsLayout.css.ts';

export interface SettingsLayoutProps {
  /** Cards, in the order in which they matter. */
  children: ReactNode;
}

/** Cards of forms below each other, as wide as reading wants. */
export function SettingsLayout({ children }: SettingsLayoutProps) {
  return <div className={settings}>{children}</div>;
}
