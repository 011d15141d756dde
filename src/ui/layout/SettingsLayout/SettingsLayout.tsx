import type { ReactNode } from 'react';
import { settings } from './SettingsLayout.css.ts';

export interface SettingsLayoutProps {
  /** Cards, the most important first. */
  children: ReactNode;
}

/** Cards with forms below each other, at most 42rem wide. */
export function SettingsLayout({ children }: SettingsLayoutProps) {
  return <div className={settings}>{children}</div>;
}
