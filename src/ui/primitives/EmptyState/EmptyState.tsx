import type { ReactNode } from 'react';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is not here; no heading. */
  title: string;
  /** What will be here, and how it gets here. */
  description: string;
  /** Decorative: the kind of thing that is missing. */
  icon?: ReactNode;
  /** One or two Buttons: the first step towards filling it. */
  action?: ReactNode;
}

export function EmptyState({ title, description, icon, action }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      {icon && (
        <span className={`${iconSlot} ${styles.picture}`} aria-hidden>
          {icon}
        </span>
      )}
      <p className={styles.title}>{title}</p>
      <p className={styles.description}>{description}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
