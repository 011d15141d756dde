import type { ReactNode } from 'react';
import * as styles from './DashboardGrid.css.ts';

export interface DashboardGridProps {
  /** Three cards, of which the third spans both columns, and perhaps a fourth: a tall one at the side where there is room. */
  children: ReactNode;
}

/**
 * Two cards side by side, a third below them, and a fourth beside all of them from 62rem on. One column where the grid itself is
 * narrower than 42rem.
 */
export function DashboardGrid({ children }: DashboardGridProps) {
  return (
    <div className={styles.container}>
      <div className={styles.grid}>{children}</div>
    </div>
  );
}
