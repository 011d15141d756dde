import { Receipt } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { LoadError } from '../../primitives/LoadError/LoadError.tsx';
import type { Loadable } from '../../loadable.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './PaymentList.css.ts';

export interface PaymentRow {
  /** Unique among the rows. */
  id: string;
  /** What was paid for, as stored; cut off at the end of its line. */
  serviceName: string;
  /** Formatted, such as 'Nov 1, 2026'. */
  date: string;
  /** Formatted, with its currency, such as '$29.00'. */
  amount: string;
  /** The stored word, shown as it is; blank shows `unknown`. */
  status: string;
  /** The colour of the status, chosen by the caller. */
  tone: BadgeProps['tone'];
}

export interface PaymentListProps {
  /** The payments, newest first and at most five. */
  payments: Loadable<readonly PaymentRow[]>;
  /** The text to show while there is no payment. */
  empty: { title: string; description: string };
}

/** One placeholder row for each row that there can be. */
const placeholderRows = [1, 2, 3, 4, 5];

/** A card with the latest payments. */
export function PaymentList({ payments, empty }: PaymentListProps) {
  return (
    <Card title="Payment History">
      <Content payments={payments} empty={empty} />
    </Card>
  );
}

function Content({ payments, empty }: PaymentListProps) {
  if (payments.status === 'error') {
    const { retry, retrying = false } = payments;
    return <LoadError subject="Payment history" onRetry={retry} retrying={retrying} />;
  }
  if (payments.status === 'loading') {
    return (
      <div className={styles.container} aria-busy="true">
        {placeholderRows.map((row) => (
          <Row
            key={row}
            as="div"
            name={<Skeleton width="9rem" />}
            date={<Skeleton width="6rem" />}
            status={<Skeleton width="5.5rem" />}
            amount={<Skeleton width="4rem" />}
          />
        ))}
      </div>
    );
  }
  if (payments.value.length === 0) return <EmptyState {...empty} icon={<Receipt />} />;

  return (
    <ul className={styles.container} aria-label="Payments">
      {payments.value.map(({ id, serviceName, date, amount, status, tone }) => (
        <Row
          key={id}
          as="li"
          name={<bdi>{serviceName}</bdi>}
          date={<bdi>{date}</bdi>}
          status={
            <Badge tone={tone} dot>
              {status.trim() || 'unknown'}
            </Badge>
          }
          amount={<bdi>{amount}</bdi>}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  as: 'li' | 'div';
  name: ReactNode;
  date: ReactNode;
  status: ReactNode;
  amount: ReactNode;
}

function Row({ as: Tag, name, date, status, amount }: RowProps) {
  return (
    <Tag className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.date}>{date}</span>
      <span className={styles.status}>{status}</span>
      <span className={styles.amount}>{amount}</span>
    </Tag>
  );
}
