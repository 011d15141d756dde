import type { ReactNode } from 'react';
import * as styles from './DashboardGrid.css.ts';

export interface DashboardGridProps {
  /** Three cards. The third spans both columns. */
  children: ReactNode;
}

/** Two cards side by side and a third below them. One column where the grid itself is narrower than 42rem. */
export function DashboardGrid({ children }: DashboardGridProps) {
  return (
    <div className={styles.container}>
      <div className={styles.grid}>{children}</div>
    </div>
  );
}
