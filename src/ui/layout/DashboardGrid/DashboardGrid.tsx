import type { ReactNode } from 'react';
import * as styles from './DashboardGrid.css.ts';

export interface DashboardGridProps {
  /** Three cards; the third goes across. */
  children: ReactNode;
}

/** Two cards side by side and the third across, as wide as the column allows. */
export function DashboardGrid({ children }: DashboardGridProps) {
  return (
    <div className={styles.container}>
      <div className={styles.grid}>{children}</div>
    </div>
  );
}
