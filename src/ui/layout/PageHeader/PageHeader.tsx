import type { ReactNode } from 'react';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The name of the screen, as its h1. */
  title: string;
  /** One muted sentence under the title. */
  description: string;
  /** On paper only: whose page it is, and of which day. */
  printNote?: string | undefined;
  /** A way back, before the title. */
  action?: ReactNode;
}

/** The one h1 of a signed-in screen. */
export function PageHeader({ title, description, printNote, action }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {action && <div className={styles.action}>{action}</div>}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{description}</p>
      {printNote !== undefined && <p className={styles.printed}>{printNote}</p>}
    </header>
  );
}
