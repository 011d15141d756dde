import { badge, label } from './Badge.css.ts';

export interface BadgeProps {
  tone: 'positive' | 'critical' | 'caution' | 'neutral' | 'accent';
  /** A dot before the word, for a state that may change. */
  dot?: boolean | undefined;
  children: string;
}

export function Badge({ tone, dot, children }: BadgeProps) {
  return (
    <span className={badge({ tone, dot })}>
      <span className={label}>{children}</span>
    </span>
  );
}
