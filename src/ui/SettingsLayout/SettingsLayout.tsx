import type { ReactNode } from 'react';
import { settings } from './SettingsLayout.css.ts';

/** Cards of forms below each other, as wide as reading wants. */
export function SettingsLayout({ children }: { children: ReactNode }) {
  return <div className={settings}>{children}</div>;
}
