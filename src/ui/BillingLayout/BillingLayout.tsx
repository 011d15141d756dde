import type { ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import * as styles from './BillingLayout.css.ts';

export interface BillingLayoutProps {
  current: ReactNode;
  plans: ReactNode;
  methods: ReactNode;
}

/** V15. */
export function BillingLayout({ current, plans, methods }: BillingLayoutProps) {
  return (
    <div className={styles.page}>
      {current}
      <section aria-labelledby="choose-plan">
        <h2 id="choose-plan" className={styles.heading}>
          Choose Your Plan
        </h2>
        {plans}
      </section>
      <Card title="Payment Methods">{methods}</Card>
    </div>
  );
}
