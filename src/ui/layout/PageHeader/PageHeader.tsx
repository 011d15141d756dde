import type { ReactNode } from 'react';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The name of the screen: its h1. */
  title: string;
  /** One muted sentence below the title. It is not printed. */
  description: string;
  /** A line that is only printed: whose page it is, and of which day. */
  printNote?: string | undefined;
  /** A quiet Button above the title that leads back. */
  action?: ReactNode;
}

/** The beginning of a signed-in screen, with its only h1. */
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
