import { Receipt } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import type { Loadable } from '../../loadable.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { LoadError } from '../../primitives/LoadError/LoadError.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { PaymentRows, type PaymentRow } from '../PaymentRows/PaymentRows.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import { chartHeight } from './chartHeight.ts';
import * as styles from './PaymentList.css.ts';
import { words } from './PaymentList.words.ts';

export interface PaymentListProps {
  /** The payments, newest first and at most five. */
  payments: Loadable<readonly PaymentRow[]>;
  /** The text to show while there is no payment. */
  empty: { title: string; description: string };
  /** 'Show all' was pressed. Without it, or while there is no payment, there is no such button. */
  onShowAll?: (() => void) | undefined;
  /** The pointer or the focus reaches 'Show all': load what a press will need. */
  onPreloadShowAll?: (() => void) | undefined;
  /**
   * A PaymentChart beside the payments, below them where the card is narrow. Its place is reserved while the payments load,
   * and given up when there are none. It may be lazy.
   */
  chart?: ReactNode;
}

/** One placeholder row for each row that there can be. */
const placeholderRows = 5;

/** A card with the latest payments. */
export function PaymentList({ payments, empty, onShowAll, onPreloadShowAll, chart }: PaymentListProps) {
  const labels = useLabels('PaymentList', words);
  const isEmpty = payments.status === 'ready' && payments.value.length === 0;
  return (
    <Card
      title={labels.title}
      action={
        onShowAll &&
        !isEmpty && (
          <Button tone="quiet" onClick={onShowAll} onPreload={onPreloadShowAll}>
            {labels.showAll}
          </Button>
        )
      }
    >
      <Content payments={payments} empty={empty} chart={chart} />
    </Card>
  );
}

function Content({ payments, empty, chart }: Pick<PaymentListProps, 'payments' | 'empty' | 'chart'>) {
  const labels = useLabels('PaymentList', words);
  if (payments.status === 'error') {
    const { retry, retrying = false } = payments;
    return <LoadError subject={labels.subject} onRetry={retry} retrying={retrying} />;
  }
  const isLoading = payments.status === 'loading';
  if (!isLoading && payments.value.length === 0) return <EmptyState {...empty} icon={<Receipt />} />;
  const rows = <PaymentRows label={labels.payments} rows={isLoading ? placeholderRows : payments.value} />;
  if (!chart) return rows;
  const placeholder = <Skeleton shape="block" height={chartHeight} />;
  return (
    <div className={styles.container}>
      <div className={styles.columns}>
        {rows}
        {isLoading ? placeholder : <Suspense fallback={placeholder}>{chart}</Suspense>}
      </div>
    </div>
  );
}
