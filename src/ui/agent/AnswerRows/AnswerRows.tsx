import { useId } from 'react';
import type { PaymentRow } from '../../account/PaymentRows/PaymentRows.tsx';
import type { Loadable } from '../../loadable.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { LoadError } from '../../primitives/LoadError/LoadError.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TextButton } from '../../primitives/TextButton/TextButton.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { plural } from '../../plural.ts';
import { useLabels, useLocale, useNumberLocale } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './AnswerRows.css.ts';
import { words } from './AnswerRows.words.ts';

export interface AnswerRowsProps {
  /** What the rows are about, such as 'Behind $87.00'. It names the card. */
  title: string;
  /** The payments, the most important first. Three of them are shown. */
  rows: Loadable<readonly PaymentRow[]>;
  /** How many the answer has counted, so that the card is as high while it loads, and says how many are gone. */
  count: number;
  /** 'Show in Payments' was pressed: show all of them. Without it there is no such button. */
  onOpen?: (() => void) | undefined;
}

/** A call has little room: the rest is one press away. */
const shownRows = 3;

/** The payments that an answer was made of, as a small card in a call. */
export function AnswerRows({ title, rows, count, onOpen }: AnswerRowsProps) {
  const labels = useLabels('AnswerRows', words);
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId} aria-busy={rows.status === 'loading'}>
      <div className={styles.head}>
        <p id={titleId} className={styles.title}>
          <bdi>{title}</bdi>
        </p>
        {onOpen && <TextButton onClick={onOpen}>{labels.open}</TextButton>}
      </div>
      <Content rows={rows} count={count} titleId={titleId} />
    </section>
  );
}

function Content({ rows, count, titleId }: Pick<AnswerRowsProps, 'rows' | 'count'> & { titleId: string }) {
  const labels = useLabels('AnswerRows', words);
  if (rows.status === 'error')
    return <LoadError subject={labels.subject} onRetry={rows.retry} retrying={rows.retrying} />;
  if (rows.status === 'loading')
    return Array.from({ length: Math.min(count, shownRows) }, (_, i) => (
      <div key={`placeholder-${i}`} className={styles.row}>
        <Skeleton width="8rem" />
        <Skeleton width="4rem" />
        <Skeleton width="6rem" />
        <Skeleton width="5rem" />
      </div>
    ));

  const shown = rows.value.slice(0, shownRows);
  return (
    <>
      {shown.length > 0 && (
        <ul className={styles.list} aria-labelledby={titleId}>
          {shown.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </ul>
      )}
      <Rest found={rows.value.length} count={count} />
    </>
  );
}

function Row({ serviceName, date, amount, status, tone }: PaymentRow) {
  const labels = useLabels('AnswerRows', words);
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <bdi>{serviceName}</bdi>
      </span>
      <span className={styles.amount}>
        <bdi>{amount}</bdi>
      </span>
      <span className={styles.date}>
        <bdi>{date}</bdi>
      </span>
      <span className={styles.status}>
        <Badge tone={tone} dot>
          {status.trim() || labels.unknown}
        </Badge>
      </span>
    </li>
  );
}

/** How many there are besides, and how many are gone. Said once for screen readers, who hear the answer itself aloud. */
function Rest({ found, count }: { found: number; count: number }) {
  const labels = useLabels('AnswerRows', words);
  const locale = useLocale();
  const numbers = useNumberLocale();
  const more = found - shownRows;
  const gone = count - found;
  return (
    <>
      {more > 0 && <p className={styles.rest}>{plural(labels, 'more', more, locale, numbers)}</p>}
      {gone > 0 && (
        <p className={styles.rest}>
          {found === 0 ? labels.allGone : plural(labels, 'gone', gone, locale, numbers)}
        </p>
      )}
      <p role="status" className={visuallyHidden}>
        {plural(labels, 'found', found, locale, numbers)}
      </p>
    </>
  );
}
