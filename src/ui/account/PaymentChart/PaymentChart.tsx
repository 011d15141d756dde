import type { Loadable } from '../../loadable.ts';
import { LoadError } from '../../primitives/LoadError/LoadError.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { chartHeight } from '../PaymentList/chartHeight.ts';
import { useLabels, useLocale } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './PaymentChart.css.ts';
import { words } from './PaymentChart.words.ts';

export interface PaymentChartBar {
  /** The period in full, such as 'November 2026'. Unique among the bars. */
  label: string;
  /** The period in short, such as 'Nov'. It is drawn below the first and the last bar. */
  shortLabel: string;
  /** The height: 1 for the period with the most, 0 for one without a payment. */
  share: number;
  /** One formatted amount of each currency; none where nothing was paid. */
  amounts: readonly string[];
}

export interface PaymentChartContent {
  /** The formatted total of each currency; the first is of the one that the bars show. None where nothing was paid. */
  totals: readonly string[];
  /** The periods, the oldest first. */
  bars: readonly PaymentChartBar[];
}

export interface PaymentChartProps {
  /** What is drawn, such as 'Paid in the last twelve months'. Also the name of the table. */
  title: string;
  /** The heads of the table's two columns: the period's and the amounts'. */
  heads: readonly [label: string, amounts: string];
  /** The totals and the bars. */
  chart: Loadable<PaymentChartContent>;
  /** The sentence to show where nothing was paid. */
  empty: string;
}

/** What was paid in each of several periods: totals, bars of one currency, and for screen readers a table of all. */
export function PaymentChart({ title, heads, chart, empty }: PaymentChartProps) {
  const labels = useLabels('PaymentChart', words);
  if (chart.status === 'loading')
    return (
      <div aria-busy="true">
        <Skeleton shape="block" height={chartHeight} />
      </div>
    );
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {chart.status === 'error' ? (
        <LoadError subject={labels.subject} onRetry={chart.retry} retrying={chart.retrying} />
      ) : (
        <Content {...{ title, heads, empty }} {...chart.value} />
      )}
    </div>
  );
}

function Content({
  title,
  heads,
  empty,
  totals: [total, ...others],
  bars,
}: Omit<PaymentChartProps, 'chart'> & PaymentChartContent) {
  const labels = useLabels('PaymentChart', words);
  const list = new Intl.ListFormat(useLocale() ?? 'en', { type: 'unit' });
  const paid = (amounts: readonly string[]) => list.format(amounts) || '–';
  if (total === undefined) return <p className={styles.quiet}>{empty}</p>;
  return (
    <>
      <p className={styles.total}>
        <bdi>{total}</bdi>
      </p>
      <p className={styles.quiet}>
        {others.map((other) => (
          <span key={other}>
            {labels.and} <bdi>{other}</bdi>
          </span>
        ))}
      </p>
      <div className={styles.bars} aria-hidden>
        {bars.map(({ label, share, amounts }) => (
          <span
            key={label}
            className={share > 0 ? styles.bar : `${styles.bar} ${styles.nothing}`}
            style={{ height: `${share * 100}%` }}
            title={`${label}: ${paid(amounts)}`}
          />
        ))}
      </div>
      <p className={styles.axis} aria-hidden>
        <span>{bars[0]?.shortLabel}</span>
        <span>{bars.at(-1)?.shortLabel}</span>
      </p>
      <div className={visuallyHidden}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, amounts }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  <bdi>{paid(amounts)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
