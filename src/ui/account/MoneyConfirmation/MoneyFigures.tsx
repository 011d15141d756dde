import { LoadError } from '../../primitives/LoadError/LoadError.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { fill } from '../../fill.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './MoneyConfirmation.css.ts';
import { words } from './MoneyConfirmation.words.ts';

export type Figures =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void; retrying?: boolean | undefined }
  | {
      status: 'ready';
      /** What the sum of today is made of, formatted, such as ['Unused time on Pro', '-$23.20']. */
      lines: readonly { description: string; amount: string }[];
      /** What is charged at once, such as '$41.20'. */
      today: string;
      /** The next regular charge, such as { label: 'Then on Aug 1, 2026', amount: '$99.00' }. */
      next?: { label: string; amount: string } | undefined;
      /** The card that is charged, such as 'Visa •••• 4242'; '' when nobody knows it. */
      method: string;
      /** The figures are too old to be agreed to. */
      outdated?: { message: string; refreshing: boolean; onRefresh: () => void } | undefined;
    };

/** The figures of a change: what today's sum is made of, the sum, and the next charge. */
export function MoneyFigures({ figures }: { figures: Figures }) {
  const labels = useLabels('MoneyConfirmation', words);
  if (figures.status === 'error')
    return (
      <div className={styles.figures}>
        <LoadError subject={labels.subject} onRetry={figures.retry} retrying={figures.retrying ?? false} />
      </div>
    );
  if (figures.status === 'loading')
    return (
      <div className={styles.figures} aria-busy role="status" aria-label={labels.asking}>
        <Skeleton width="100%" height="1.25rem" />
        <Skeleton width="100%" height="1.25rem" />
        <Skeleton width="100%" height="1.5rem" />
      </div>
    );
  const { lines, today, next, method } = figures;
  return (
    <dl className={styles.figures}>
      {lines.map(({ description, amount }, index) => (
        // The provider may describe two lines in the same words.
        <div key={`${index} ${description}`} className={styles.row}>
          <dt className={styles.label}>{description}</dt>
          <dd className={styles.amount}>
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt className={styles.label}>{method === '' ? labels.today : fill(labels.todayWith, { method })}</dt>
        <dd className={styles.amount}>
          <bdi>{today}</bdi>
        </dd>
      </div>
      {next && (
        <div className={styles.row}>
          <dt className={styles.label}>{next.label}</dt>
          <dd className={styles.amount}>
            <bdi>{next.amount}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
