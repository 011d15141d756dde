import { Receipt } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { noPayments } from '../../services/messages.ts';
import { PaymentFilters } from '../../ui/account/PaymentFilters/PaymentFilters.tsx';
import { PaymentRows } from '../../ui/account/PaymentRows/PaymentRows.tsx';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { Card } from '../../ui/primitives/Card/Card.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState/EmptyState.tsx';
import { LoadError } from '../../ui/primitives/LoadError/LoadError.tsx';
import { Text } from '../../ui/primitives/Text/Text.tsx';
import { paymentRow } from '../shell/account/paymentRow.ts';
import { toLoadable } from '../shell/account/useAccount.ts';
import type { MarkedRows } from '../shell/view.ts';
import {
  currencyOptions,
  filterOf,
  isChosen,
  noChoices,
  periodOptions,
  statusOptions,
  totalsText,
} from './paymentChoices.ts';
import { usePaymentPages, usePaymentSums } from './usePayments.ts';

export interface AllPaymentsProps {
  userId: string;
  marked: MarkedRows | undefined;
}

/** The list of all payments in pages, with its filters and totals. [A63] */
export function AllPayments({ userId, marked }: AllPaymentsProps) {
  const [choices, setChoices] = useState(noChoices);
  // A period is counted from the day on which the screen was opened, so that a filter stays the same while one reads.
  const [openedAt] = useState(() => new Date());
  const filter = filterOf(choices, openedAt);
  const everything = usePaymentSums(userId, {});
  const sums = usePaymentSums(userId, filter);

  return (
    <Card title="All payments">
      <Stack gap="md">
        <PaymentFilters
          period={{ options: periodOptions, value: choices.period }}
          status={{ options: statusOptions, value: choices.status }}
          currency={{
            options: currencyOptions(everything.data ?? [], choices.currency),
            value: choices.currency,
          }}
          onChange={(name, value) => setChoices((before) => ({ ...before, [name]: value }))}
        />
        <div role="status">
          <Text tone="muted" numeric>
            {sums.data
              ? totalsText(sums.data, filter)
              : sums.isError
                ? 'The totals could not be loaded.'
                : '…'}
          </Text>
        </div>
        <PaymentPages
          // Another filter begins at its own first page, without the focus that 'Show more' had.
          key={JSON.stringify(filter)}
          userId={userId}
          filter={filter}
          marked={marked}
          onShowEverything={isChosen(choices) ? () => setChoices(noChoices) : undefined}
        />
      </Stack>
    </Card>
  );
}

interface PaymentPagesProps extends AllPaymentsProps {
  filter: ReturnType<typeof filterOf>;
  /** Present while a filter is chosen: takes it away. */
  onShowEverything: (() => void) | undefined;
}

function PaymentPages({ userId, filter, marked, onShowEverything }: PaymentPagesProps) {
  const query = usePaymentPages(userId, filter);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);
  const [hasAskedForMore, setHasAskedForMore] = useState(false);
  const isAtEnd = hasAskedForMore && query.data !== undefined && !hasNextPage;
  // 'Show more' is gone with the last page, and would take the focus along.
  useEffect(() => {
    if (isAtEnd && document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, [isAtEnd]);

  const pages = toLoadable(query, (data) => data.pages.flatMap(({ rows }) => rows));
  if (pages.status === 'error')
    return <LoadError subject="Your payments" onRetry={pages.retry} retrying={pages.retrying} />;
  if (pages.status === 'loading') return <PaymentRows label="Payments" rows={8} />;
  if (pages.value.length === 0)
    return onShowEverything ? (
      <EmptyState
        title="No such payments"
        description="Nothing matches what you have chosen above."
        icon={<Receipt />}
        action={<Button onClick={onShowEverything}>Show everything</Button>}
      />
    ) : (
      <EmptyState {...noPayments} icon={<Receipt />} />
    );

  const showMore = () => {
    setHasAskedForMore(true);
    void fetchNextPage();
  };
  return (
    <>
      <PaymentRows
        label="Payments"
        rows={pages.value.map((row) => ({ ...paymentRow(row), marked: marked?.ids.includes(row.id) }))}
      />
      {isFetchNextPageError && (
        <LoadError subject="More payments" onRetry={showMore} retrying={isFetchingNextPage} />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Button loading={isFetchingNextPage} onClick={showMore}>
          Show more
        </Button>
      )}
      {isAtEnd && (
        <div ref={end} tabIndex={-1}>
          <Text tone="muted" size="small">
            These are all payments.
          </Text>
        </div>
      )}
    </>
  );
}
