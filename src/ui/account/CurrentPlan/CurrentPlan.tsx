import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { LoadError } from '../../primitives/LoadError/LoadError.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { Loadable } from '../../loadable.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './CurrentPlan.css.ts';
import { words } from './CurrentPlan.words.ts';

export interface CurrentPlanProps {
  /** Shows one placeholder bar while loading, a Retry button after an error, otherwise the line. */
  billing: Loadable<{
    /** The plan's display name, such as 'Pro'. */
    planName: string;
    /** Formatted, such as '$29.00 / month'; empty when unknown. */
    price: string;
    /** The stored word, shown as it is. */
    status: string;
    /** The colour of the status. */
    tone: 'positive' | 'critical' | 'caution';
    /** The method's label; empty reads 'No payment method yet'. */
    paymentMethod: string;
  }>;
}

/** The current plan in one line, above the PlanGrid that changes it. */
export function CurrentPlan({ billing }: CurrentPlanProps) {
  const labels = useLabels('CurrentPlan', words);
  return (
    <Card title={labels.title}>
      {billing.status === 'error' ? (
        <LoadError subject={labels.subject} onRetry={billing.retry} retrying={billing.retrying ?? false} />
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
                <bdi>{billing.value.paymentMethod || labels.noMethod}</bdi>
              </span>
            </>
          )}
        </div>
      )}
    </Card>
  );
}
