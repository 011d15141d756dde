import { type ReactNode, useId } from 'react';
import { Card } from '../../primitives/Card/Card.tsx';
import * as styles from './BillingLayout.css.ts';

export interface BillingLayoutProps {
  /** The plan in force: a card with its own title. */
  currentPlan: ReactNode;
  /** Below the heading 'Choose Your Plan', on the bare page. */
  plans: ReactNode;
  /** Inside the card 'Payment Methods'. */
  paymentMethods: ReactNode;
}

/** V15. */
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
