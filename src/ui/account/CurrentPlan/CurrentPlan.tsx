import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { LoadError } from '../../primitives/LoadError/LoadError.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { Loadable } from '../../loadable.ts';
import * as styles from './CurrentPlan.css.ts';

export interface CurrentPlanProps {
  /** Loading shows one bar, an error its Retry, else the line. */
  billing: Loadable<{
    planName: string;
    /** Formatted, such as '$29 / month'; '' when unknown. */
    price: string;
    status: string;
    tone: 'positive' | 'critical' | 'caution';
    paymentMethod: string;
  }>;
}

/** V15: the plan in one line, above the grid that changes it. */
export function CurrentPlan({ billing }: CurrentPlanProps) {
  return (
    <Card title="Current plan">
      {billing.status === 'error' ? (
        <LoadError subject="Your plan" onRetry={billing.retry} retrying={billing.retrying ?? false} />
      ) : (
        <div className={styles.line} aria-busy={billing.status === 'loading'}>
          {billing.status === 'loading' ? (
            <Skeleton width="14rem" height="2.5rem" />
          ) : (
            <>
              <span className={styles.name}>{billing.value.planName}</span>
              <span className={styles.price}>
                <bdi>{billing.value.price}</bdi>
              </span>
              <Badge tone={billing.value.tone} dot>
                {billing.value.status}
              </Badge>
              <span className={styles.method}>
                <bdi>{billing.value.paymentMethod || 'No payment method yet'}</bdi>
              </span>
            </>
          )}
        </div>
      )}
    </Card>
  );
}
