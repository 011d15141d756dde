import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { LoadError } from '../../primitives/LoadError/LoadError.tsx';
import type { Loadable } from '../../loadable.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './BillingStatusCard.css.ts';
import { words } from './BillingStatusCard.words.ts';

export interface BillingView {
  /** The plan's display name, such as 'Pro'. */
  planName: string;
  /** Formatted: '$29.00 / month'. Empty when the plan has no known price. */
  price: string;
  /** The stored word, shown as it is; blank reads 'unknown'. */
  status: string;
  /** The colour of the status. */
  tone: BadgeProps['tone'];
  /** The method's label, such as 'Credit Card'; blank reads 'Not set'. */
  paymentMethod: string;
  /** What comes next of a plan that is paid for, such as '$29.00 on Jun 1, 2026'. `term`: instead of 'Next charge'. Without it: none. */
  next?: { term?: string | undefined; value: string } | undefined;
}

export interface BillingStatusCardProps {
  /** Shows placeholder bars while loading, a Retry button after an error, otherwise the facts. */
  billing: Loadable<BillingView>;
  /** 'Manage billing' was pressed. The button works in every state. */
  onManage: () => void;
  /** Somebody is about to press 'Manage billing': load the screen's code now. May be called often. */
  onPreloadManage?: (() => void) | undefined;
}

/** The user's plan, its status, the payment method and the next charge, with a button that leads to billing. */
export function BillingStatusCard({ billing, onManage, onPreloadManage }: BillingStatusCardProps) {
  const labels = useLabels('BillingStatusCard', words);
  return (
    <Card title={labels.title}>
      {billing.status === 'error' ? (
        <div className={styles.failed}>
          <LoadError subject={labels.subject} onRetry={billing.retry} retrying={billing.retrying ?? false} />
        </div>
      ) : (
        <Facts billing={billing.status === 'ready' ? billing.value : undefined} />
      )}
      <Button fullWidth onClick={onManage} onPreload={onPreloadManage}>
        {labels.manage}
      </Button>
    </Card>
  );
}

/** Without data, placeholder bars stand where the texts will be. */
function Facts({ billing }: { billing: BillingView | undefined }) {
  const labels = useLabels('BillingStatusCard', words);
  return (
    <div aria-busy={!billing}>
      <div className={styles.head}>
        <span className={styles.plan}>{billing ? billing.planName : <Skeleton width="6rem" />}</span>
        <span className={styles.status}>
          {billing ? (
            <Badge tone={billing.tone} dot>
              {billing.status.trim() || labels.unknown}
            </Badge>
          ) : (
            <Skeleton width="5rem" />
          )}
        </span>
      </div>
      <dl className={styles.facts}>
        <Fact term={labels.method} value={billing?.paymentMethod} />
        <Fact term={labels.price} value={billing?.price} />
        <Fact
          term={billing?.next?.term ?? labels.next}
          value={billing && (billing.next?.value ?? labels.none)}
        />
      </dl>
    </div>
  );
}

function Fact({ term, value }: { term: string; value: string | undefined }) {
  const labels = useLabels('BillingStatusCard', words);
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        {value === undefined ? (
          <Skeleton width="6rem" />
        ) : (
          (value.trim() && <bdi>{value}</bdi>) || <span className={styles.unset}>{labels.unset}</span>
        )}
      </dd>
    </div>
  );
}
