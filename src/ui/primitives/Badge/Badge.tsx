import { badge, label } from './Badge.css.ts';

export interface BadgeProps {
  /** Good, bad, not yet, off, or worth a look: never chosen for its colour. */
  tone: 'positive' | 'critical' | 'caution' | 'neutral' | 'accent';
  /** A dot before the word, for a state that may change. */
  dot?: boolean | undefined;
  /** One or two words; more is cut off with an ellipsis. */
  children: string;
}

export function Badge({ tone, dot, children }: BadgeProps) {
  return (
    <span className={badge({ tone, dot })}>
      <span className={label}>{children}</span>
    </span>
  );
}
