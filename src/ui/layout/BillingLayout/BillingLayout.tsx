import { type ReactNode, useId } from 'react';
import { Card } from '../../primitives/Card/Card.tsx';
import * as styles from './BillingLayout.css.ts';

export interface BillingLayoutProps {
  /** The current plan, first: a card with a title of its own, such as CurrentPlan. */
  currentPlan: ReactNode;
  /** The plans to choose from, below the heading 'Choose Your Plan': cards, such as PlanGrid. */
  plans: ReactNode;
  /** The content of the card 'Payment Methods', such as PaymentMethodList. */
  paymentMethods: ReactNode;
}

/** The parts of the billing screen below each other: the current plan, all plans, the payment methods. */
export function BillingLayout({ currentPlan, plans, paymentMethods }: BillingLayoutProps) {
  const headingId = useId();
  return (
    <div className={styles.page}>
      {currentPlan}
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className={styles.heading}>
          Choose Your Plan
        </h2>
        {plans}
      </section>
      <Card title="Payment Methods">{paymentMethods}</Card>
    </div>
  );
}
