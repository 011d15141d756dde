import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import * as styles from './PaymentRows.css.ts';

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
  /** The row is one of those that the reader came for: a bar and a tint set it off, and a screen reader says so. */
  marked?: boolean | undefined;
}

export interface PaymentRowsProps {
  /** The list's name for screen readers. */
  label: string;
  /** The payments in their order. Instead of them, a number draws as many placeholders while they load. */
  rows: readonly PaymentRow[] | number;
}

/** Payments below each other: service, date, status and amount. */
export function PaymentRows({ label, rows }: PaymentRowsProps) {
  if (typeof rows === 'number')
    return (
      <div className={styles.container} aria-busy="true">
        {Array.from({ length: rows }, (_, i) => (
          <Row
            key={`placeholder-${i}`}
            as="div"
            name={<Skeleton width="9rem" />}
            date={<Skeleton width="6rem" />}
            status={<Skeleton width="5.5rem" />}
            amount={<Skeleton width="4rem" />}
          />
        ))}
      </div>
    );

  return (
    <ul className={styles.container} aria-label={label}>
      {rows.map(({ id, serviceName, date, amount, status, tone, marked = false }) => (
        <Row
          key={id}
          as="li"
          marked={marked}
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
  marked?: boolean;
  name: ReactNode;
  date: ReactNode;
  status: ReactNode;
  amount: ReactNode;
}

function Row({ as: Tag, marked = false, name, date, status, amount }: RowProps) {
  return (
    <Tag className={marked ? `${styles.row} ${styles.marked}` : styles.row}>
      <span className={styles.name}>
        {marked && <span className={visuallyHidden}>Marked: </span>}
        {name}
      </span>
      <span className={styles.date}>{date}</span>
      <span className={styles.status}>{status}</span>
      <span className={styles.amount}>{amount}</span>
    </Tag>
  );
}
