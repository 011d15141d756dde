import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { LoadError } from '../../primitives/LoadError/LoadError.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { Loadable } from '../../loadable.ts';
import { iconSlot } from '../../theme/icon.css.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './SubscriptionCard.css.ts';
import { words } from './SubscriptionCard.words.ts';

export interface SubscriptionView {
  /** The plan's display name, such as 'Pro'. */
  planName: string;
  /** Formatted, such as '$29 / month'; '' when nobody knows it. */
  price: string;
  /** In a word or two, such as 'active' or 'payment failed'. */
  status: string;
  /** The colour of the status. */
  tone: BadgeProps['tone'];
  /** What comes next, in a sentence, such as 'Renews on Aug 1, 2026.'; '' for nothing. */
  next: string;
  /** How it is paid. Absent where nothing is paid. */
  method?:
    | {
        /** As the provider tells it, such as 'Visa •••• 4242'; '' when it tells none. */
        label: string;
        /** Such as 'Expires 12/2030'; '' when unknown. */
        expiry: string;
        /** A word about the expiry that asks for a new card. */
        warning?: { text: string; tone: 'caution' | 'critical' } | undefined;
      }
    | undefined;
}

export interface SubscriptionCardProps {
  /** A placeholder while loading, a Retry button after an error. */
  subscription: Loadable<SubscriptionView>;
  /** Buttons for the plan, such as 'Keep my plan'. */
  planActions?: ReactNode;
  /** Buttons for the card and the invoices. */
  methodActions?: ReactNode;
}

/** What somebody pays for, until when, and with which card: above the plans that can be changed to. */
export function SubscriptionCard({ subscription, planActions, methodActions }: SubscriptionCardProps) {
  const labels = useLabels('SubscriptionCard', words);
  return (
    <Card title={labels.title}>
      {subscription.status === 'error' ? (
        <LoadError
          subject={labels.subject}
          onRetry={subscription.retry}
          retrying={subscription.retrying ?? false}
        />
      ) : subscription.status === 'loading' ? (
        <div className={styles.body} aria-busy>
          <Skeleton width="16rem" height="3.75rem" />
        </div>
      ) : (
        <Ready {...{ subscription: subscription.value, planActions, methodActions }} />
      )}
    </Card>
  );
}

interface ReadyProps extends Omit<SubscriptionCardProps, 'subscription'> {
  subscription: SubscriptionView;
}

function Ready({ subscription, planActions, methodActions }: ReadyProps) {
  const labels = useLabels('SubscriptionCard', words);
  const { planName, price, status, tone, next, method } = subscription;
  return (
    <div className={styles.body}>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.line}>
            <span className={styles.name}>{planName}</span>
            <span className={styles.price}>
              <bdi>{price}</bdi>
            </span>
            <Badge tone={tone} dot>
              {status}
            </Badge>
          </p>
          {next !== '' && <p className={styles.next}>{next}</p>}
        </div>
        {planActions && <div className={styles.actions}>{planActions}</div>}
      </div>
      {method && (
        <div className={styles.methodRow}>
          <div className={styles.method}>
            <span className={`${iconSlot} ${styles.icon}`}>
              <CreditCard aria-hidden />
            </span>
            <div className={styles.words}>
              <p className={styles.line}>
                <bdi className={styles.label}>{method.label || labels.noCard}</bdi>
                {method.warning && <Badge tone={method.warning.tone}>{method.warning.text}</Badge>}
              </p>
              {method.expiry !== '' && <p className={styles.next}>{method.expiry}</p>}
            </div>
          </div>
          {methodActions && <div className={styles.actions}>{methodActions}</div>}
        </div>
      )}
    </div>
  );
}
