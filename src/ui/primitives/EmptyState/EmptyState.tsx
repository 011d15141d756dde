import type { ReactNode } from 'react';
import type { NativeProps } from '../../nativeProps.ts';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends NativeProps<'div', 'title' | 'children'> {
  /** What is missing, such as 'No payment history yet'. Drawn bold, but not a heading. */
  title: string;
  /** What will appear here, and when. */
  description: string;
  /** One Lucide icon for the kind of thing that is missing. Decorative. */
  icon?: ReactNode;
  /** One or two Buttons: the first step towards filling the list. */
  action?: ReactNode;
}

/** Takes the place of a list that has nothing in it yet. */
export function EmptyState({ title, description, icon, action, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={styles.root}>
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
