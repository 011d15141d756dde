import { Receipt } from 'lucide-react';
import type { Loadable } from '../../loadable.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { LoadError } from '../../primitives/LoadError/LoadError.tsx';
import { PaymentRows, type PaymentRow } from '../PaymentRows/PaymentRows.tsx';

export interface PaymentListProps {
  /** The payments, newest first and at most five. */
  payments: Loadable<readonly PaymentRow[]>;
  /** The text to show while there is no payment. */
  empty: { title: string; description: string };
  /** 'Show all' was pressed. Without it, or while there is no payment, there is no such button. */
  onShowAll?: (() => void) | undefined;
  /** The pointer or the focus reaches 'Show all': load what a press will need. */
  onPreloadShowAll?: (() => void) | undefined;
}

/** One placeholder row for each row that there can be. */
const placeholderRows = 5;

/** A card with the latest payments. */
export function PaymentList({ payments, empty, onShowAll, onPreloadShowAll }: PaymentListProps) {
  const isEmpty = payments.status === 'ready' && payments.value.length === 0;
  return (
    <Card
      title="Payment History"
      action={
        onShowAll &&
        !isEmpty && (
          <Button tone="quiet" onClick={onShowAll} onPreload={onPreloadShowAll}>
            Show all
          </Button>
        )
      }
    >
      <Content payments={payments} empty={empty} />
    </Card>
  );
}

function Content({ payments, empty }: Pick<PaymentListProps, 'payments' | 'empty'>) {
  if (payments.status === 'error') {
    const { retry, retrying = false } = payments;
    return <LoadError subject="Payment history" onRetry={retry} retrying={retrying} />;
  }
  if (payments.status === 'loading') return <PaymentRows label="Payments" rows={placeholderRows} />;
  if (payments.value.length === 0) return <EmptyState {...empty} icon={<Receipt />} />;
  return <PaymentRows label="Payments" rows={payments.value} />;
}
