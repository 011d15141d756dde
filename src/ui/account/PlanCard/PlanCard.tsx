import { Check } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import * as styles from './PlanCard.css.ts';

export interface PlanView {
  /** Stable key of the plan, such as `pro`. */
  id: string;
  /** Names the card, and describes its button. */
  name: string;
  /** Formatted: '$29'. */
  price: string;
  /** What follows the price: '/ month'. */
  interval: string;
  /** One sentence: whom the plan is for. */
  description: string;
  /** Short phrases, each once: they are keys too. */
  features: readonly string[];
  /** A badge, an accent border and a primary button. One plan at most. */
  popular: boolean;
}

export interface PlanCardProps {
  /** What is shown; prices arrive formatted. */
  plan: PlanView;
  /** `locked`: another plan is being bought. */
  state: 'current' | 'available' | 'processing' | 'locked';
  /** The reader wants this plan. Only `available` can be pressed. */
  onSubscribe: () => void;
}

const labels = {
  current: 'Current Plan',
  available: 'Subscribe',
  processing: 'Processing...',
  locked: 'Subscribe',
} as const;

/** A list item: `PlanGrid` is the list. */
export function PlanCard({ plan, state, onSubscribe }: PlanCardProps) {
  const nameId = useId();
  const name = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // The browser takes the focus from what is disabled, and the reader's place on the page with it.
  useLayoutEffect(() => {
    if (state === 'current' && document.activeElement === button.current)
      name.current?.focus({ preventScroll: true });
  }, [state]);

  return (
    <li className={styles.card({ popular: plan.popular })}>
      <div className={styles.head}>
        <h3 id={nameId} ref={name} tabIndex={-1} className={styles.name}>
          {plan.name}
        </h3>
        {plan.popular && <Badge tone="accent">Most Popular</Badge>}
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>{plan.price}</span>
        <span className={styles.interval}>{plan.interval}</span>
      </p>
      <p className={styles.description}>{plan.description}</p>
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <Check className={styles.check} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <div className={styles.action}>
        <Button
          ref={button}
          fullWidth
          tone={plan.popular && state !== 'current' ? 'primary' : 'neutral'}
          loading={state === 'processing'}
          disabled={state === 'current' || state === 'locked'}
          aria-describedby={nameId}
          onClick={onSubscribe}
        >
          {labels[state]}
        </Button>
      </div>
    </li>
  );
}
