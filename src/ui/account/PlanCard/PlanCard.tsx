import { Check } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './PlanCard.css.ts';
import { words } from './PlanCard.words.ts';

export interface PlanView {
  /** The plan's id, such as `pro`. */
  id: string;
  /** The card's heading, and the accessible description of its button. */
  name: string;
  /** Formatted, such as '$29'. */
  price: string;
  /** Text after the price, such as '/ month'. */
  interval: string;
  /** A few words below the price, such as '2 months free'. */
  note?: string | undefined;
  /** One sentence: whom the plan is for. */
  description: string;
  /** What it has in a month, below the description. Until that is `visible` its place is kept, so that nothing moves. */
  allowance?: { text: string; visible: boolean } | undefined;
  /** Short phrases. Each must be unique, because they are used as React keys. */
  features: readonly string[];
  /** Adds the badge 'Most Popular', an accent border and a primary button. Use it for one plan at most. */
  popular: boolean;
  /** What the button says instead of 'Subscribe', and whether it stands out. */
  action?: { label: string; tone: 'primary' | 'neutral' } | undefined;
}

export interface PlanCardProps {
  /** The plan that is shown. */
  plan: PlanView;
  /**
   * `processing`: this plan is being bought. `locked`: it cannot be bought now, such as while another one is. `shown`: it is not on
   * offer, and has no button.
   */
  state: 'current' | 'available' | 'processing' | 'locked' | 'shown';
  /** The button was pressed, which is possible only while `available`. */
  onSubscribe: () => void;
}

/** One plan as a list item; `PlanGrid` is the list around it. */
export function PlanCard({ plan, state, onSubscribe }: PlanCardProps) {
  const labels = useLabels('PlanCard', words);
  const nameId = useId();
  const { action = { label: labels.subscribe, tone: plan.popular ? 'primary' : 'neutral' } } = plan;
  const name = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // Once the plan is bought its button is disabled. The browser would drop the focus, so it moves to the plan's name.
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
        {plan.popular && <Badge tone="accent">{labels.popular}</Badge>}
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>{plan.price}</span>
        <span className={styles.interval}>{plan.interval}</span>
        {plan.note !== undefined && <span className={styles.note}>{plan.note}</span>}
      </p>
      <p className={styles.description}>
        {plan.description}
        {plan.allowance && (
          <span className={styles.allowance({ visible: plan.allowance.visible })}>{plan.allowance.text}</span>
        )}
      </p>
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <Check className={styles.check} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <div className={styles.action}>
        {state !== 'shown' && (
          <Button
            ref={button}
            fullWidth
            tone={state === 'current' ? 'neutral' : action.tone}
            loading={state === 'processing'}
            disabled={state === 'current' || state === 'locked'}
            aria-describedby={nameId}
            onClick={onSubscribe}
          >
            {state === 'current' || state === 'processing' ? labels[state] : action.label}
          </Button>
        )}
      </div>
    </li>
  );
}
