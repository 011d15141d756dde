import type { ReactNode } from 'react';
import { button, label as buttonLabel } from '../../primitives/Button/Button.css.ts';
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { fill } from '../../fill.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './PaymentRows.css.ts';
import { words } from './PaymentRows.words.ts';

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
  /** A sentence below the row, such as why it failed and what to do. */
  note?: string | undefined;
  /** What can be done about the note, below it, such as 'Update card'. */
  noteActions?: readonly PaymentAction[] | undefined;
  /** What can be done with the row, such as 'Receipt': a button with `onSelect`, a link to another site with `href`. */
  action?: PaymentAction | undefined;
}

export interface PaymentAction {
  label: string;
  /** The button element is given back, so that the focus can return to it. */
  onSelect?: ((button: HTMLElement) => void) | undefined;
  /** Opens in another tab. */
  href?: string | undefined;
}

export interface PaymentRowsProps {
  /** The list's name for screen readers. */
  label: string;
  /** The payments in their order. Instead of them, a number draws as many placeholders while they load. */
  rows: readonly PaymentRow[] | number;
}

/** Payments below each other: service, date, status and amount. */
export function PaymentRows({ label, rows }: PaymentRowsProps) {
  const labels = useLabels('PaymentRows', words);
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

  const hasActions = rows.some(({ action }) => action);
  return (
    <ul className={styles.container} aria-label={label}>
      {rows.map(({ id, serviceName, date, amount, status, tone, marked = false, note, ...rest }) => (
        <Row
          key={id}
          as="li"
          marked={marked}
          hasActions={hasActions}
          name={<bdi>{serviceName}</bdi>}
          date={<bdi>{date}</bdi>}
          status={
            <Badge tone={tone} dot>
              {status.trim() || labels.unknown}
            </Badge>
          }
          amount={<bdi>{amount}</bdi>}
          note={note}
          noteActions={rest.noteActions?.map((each) => (
            <Action key={each.label} {...each} row={`${serviceName}, ${date}`} />
          ))}
          action={rest.action && <Action {...rest.action} row={`${serviceName}, ${date}`} />}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  as: 'li' | 'div';
  marked?: boolean | undefined;
  /** Whether any row of the list has an action. */
  hasActions?: boolean | undefined;
  name: ReactNode;
  date: ReactNode;
  status: ReactNode;
  amount: ReactNode;
  note?: string | undefined;
  noteActions?: readonly ReactNode[] | undefined;
  action?: ReactNode;
}

function Row({
  as: Tag,
  marked = false,
  hasActions = false,
  name,
  date,
  status,
  amount,
  note,
  noteActions = [],
  action,
}: RowProps) {
  const labels = useLabels('PaymentRows', words);
  return (
    <Tag
      className={[styles.row, marked && styles.marked, hasActions && styles.actionColumn]
        .filter(Boolean)
        .join(' ')}
    >
      <span className={styles.name}>
        {marked && <span className={visuallyHidden}>{labels.marked} </span>}
        {name}
      </span>
      <span className={styles.date}>{date}</span>
      <span className={styles.status}>{status}</span>
      <span className={styles.amount}>{amount}</span>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {action && <span className={styles.action}>{action}</span>}
      {noteActions.length > 0 && <span className={styles.noteActions}>{noteActions}</span>}
    </Tag>
  );
}

/** For screen readers its name says of which row it is. */
function Action({ label, onSelect, href, row }: PaymentAction & { row: string }) {
  const labels = useLabels('PaymentRows', words);
  const className = button({ tone: 'quiet', size: 'medium', fullWidth: false });
  const name = (
    <span className={buttonLabel}>
      {label}
      <span className={visuallyHidden}> {fill(labels.forRow, { row })}</span>
    </span>
  );
  if (href !== undefined)
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className={`${className} ${styles.link}`}>
        {name}
      </a>
    );
  return (
    <button type="button" className={className} onClick={(event) => onSelect?.(event.currentTarget)}>
      {name}
    </button>
  );
}
