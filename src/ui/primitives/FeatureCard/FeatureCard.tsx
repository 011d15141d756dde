import type { ReactNode } from 'react';
import * as styles from './FeatureCard.css.ts';

export interface FeatureCardProps {
  /** One Lucide icon, drawn in the accent colour. Decorative. */
  icon: ReactNode;
  /** Two or three words; a heading of level 3. */
  title: string;
  /** One sentence: what the reader gets. */
  children: ReactNode;
}

/** One reason to choose the product. It is an `li`: place it directly in a `ul`. */
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
