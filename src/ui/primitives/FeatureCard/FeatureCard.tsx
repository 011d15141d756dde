import type { ReactNode } from 'react';
import type { NativeProps } from '../../nativeProps.ts';
import * as styles from './FeatureCard.css.ts';

export interface FeatureCardProps extends NativeProps<'li', 'title'> {
  /** One Lucide icon, drawn in the accent colour. Decorative. */
  icon: ReactNode;
  /** Two or three words; a heading of level 3. */
  title: string;
  /** One sentence: what the reader gets. */
  children: ReactNode;
}

/** One reason to choose the product. It is an `li`: place it directly in a `ul`. */
export function FeatureCard({ icon, title, children, ...rest }: FeatureCardProps) {
  return (
    <li {...rest} className={styles.card}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{children}</p>
    </li>
  );
}
