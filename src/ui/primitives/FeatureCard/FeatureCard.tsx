import type { ReactNode } from 'react';
import * as styles from './FeatureCard.css.ts';

export interface FeatureCardProps {
  /** Decorative. */
  icon: ReactNode;
  /** Two or three words, at heading level 3. */
  title: string;
  /** One sentence; it becomes a paragraph. */
  children: ReactNode;
}

/** A list item: its parent is the list. */
export function FeatureCard({ icon, title, children }: FeatureCardProps) {
  return (
    <li className={styles.card}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{children}</p>
    </li>
  );
}
