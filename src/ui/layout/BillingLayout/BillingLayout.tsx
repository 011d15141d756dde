import { type ReactNode, useId } from 'react';
import { Card } from '../../primitives/Card/Card.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './BillingLayout.css.ts';
import { words } from './BillingLayout.words.ts';

export interface BillingLayoutProps {
  /** What has just happened, above everything: an Alert. */
  notice?: ReactNode;
  /** The current plan, first: a card with a title of its own, such as CurrentPlan. */
  currentPlan: ReactNode;
  /** The plans to choose from, below the heading 'Choose Your Plan': cards, such as PlanGrid. */
  plans: ReactNode;
  /** At the end of the line of 'Choose Your Plan': a Badge, or a choice that concerns all plans. */
  plansAction?: ReactNode;
  /** One sentence between the heading and the plans. */
  plansNote?: ReactNode;
  /** The content of the card 'Payment Methods', such as PaymentMethodList. Without it there is no such card. */
  paymentMethods?: ReactNode;
}

/** The parts of the billing screen below each other: the current plan, all plans, the payment methods. */
export function BillingLayout(props: BillingLayoutProps) {
  const { notice, currentPlan, plans, plansAction, plansNote, paymentMethods } = props;
  const labels = useLabels('BillingLayout', words);
  const headingId = useId();
  return (
    <div className={styles.page}>
      {notice}
      {currentPlan}
      <section aria-labelledby={headingId}>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.heading}>
            {labels.choose}
          </h2>
          {plansAction}
        </div>
        {plansNote && <p className={styles.note}>{plansNote}</p>}
        {plans}
      </section>
      {paymentMethods && <Card title={labels.methods}>{paymentMethods}</Card>}
    </div>
  );
}
