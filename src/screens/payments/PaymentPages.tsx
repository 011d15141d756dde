import { Receipt } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { noPayments } from '../../services/messages.ts';
import type { PaymentFilter } from '../../services/payments.ts';
import { PaymentRows } from '../../ui/account/PaymentRows/PaymentRows.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState/EmptyState.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { LoadError } from '../../ui/primitives/LoadError/LoadError.tsx';
import { Text } from '../../ui/primitives/Text/Text.tsx';
import { useBillingMode } from '../billing/useBillingMode.ts';
import { toLoadable } from '../shell/account/useAccount.ts';
import { useLanguage } from '../shell/language/LanguageProvider.tsx';
import { useReloadOnReturn } from '../shell/account/useReloadOnReturn.ts';
import type { MarkedRows } from '../shell/view.ts';
import { isOwed, listedRow, type RowHandlers } from './listedRow.ts';
import { words as rowWords } from './listedRow.words.ts';
import { words } from './PaymentPages.words.ts';
import { usePaymentPages } from './usePayments.ts';

export interface PaymentPagesProps extends Pick<RowHandlers, 'onReceipt' | 'onAsk'> {
  userId: string;
  marked: MarkedRows | undefined;
  /** Opens the billing page. */
  onBilling: () => void;
  filter: PaymentFilter;
  /** Present while a filter is chosen: takes it away. */
  onShowEverything: (() => void) | undefined;
}

/** The payments that match, page by page. [A60] */
export function PaymentPages(props: PaymentPagesProps) {
  const { userId, filter, marked, onReceipt, onAsk, onBilling, onShowEverything } = props;
  const labels = useLabels('PaymentPages', words);
  const rowLabels = useLabels('listedRow', rowWords);
  const { translate } = useLanguage();
  const query = usePaymentPages(userId, filter);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);
  const [hasAskedForMore, setHasAskedForMore] = useState(false);
  const isAtEnd = hasAskedForMore && query.data !== undefined && !hasNextPage;
  // 'Show more' is gone with the last page, and would take the focus along.
  useEffect(() => {
    if (isAtEnd && document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, [isAtEnd]);

  const isOwing = query.data?.pages.some(({ rows }) => rows.some(isOwed)) ?? false;
  useReloadOnReturn(isOwing);
  // Who sells plans matters for a payment that is still owed, and nobody else asks here.
  const { data: mode } = useBillingMode(isOwing);
  const onUpdateCard = mode?.ok && mode.value === 'stripe' ? onBilling : undefined;

  const pages = toLoadable(query, (data) => data.pages.flatMap(({ rows }) => rows));
  if (pages.status === 'error')
    return <LoadError subject={labels.subject} onRetry={pages.retry} retrying={pages.retrying} />;
  if (pages.status === 'loading') return <PaymentRows label={labels.list} rows={8} />;
  if (pages.value.length === 0)
    return onShowEverything ? (
      <EmptyState
        title={labels.noMatch}
        description={labels.noMatchText}
        icon={<Receipt />}
        action={<Button onClick={onShowEverything}>{labels.showEverything}</Button>}
      />
    ) : (
      <EmptyState
        title={translate(noPayments.title)}
        description={translate(noPayments.description)}
        icon={<Receipt />}
      />
    );

  const showMore = () => {
    setHasAskedForMore(true);
    void fetchNextPage();
  };
  return (
    <>
      <PaymentRows
        label={labels.list}
        rows={pages.value.map((row) => ({
          ...listedRow(row, { onReceipt, onAsk, onUpdateCard }, rowLabels, translate),
          marked: marked?.ids.includes(row.id),
        }))}
      />
      {isFetchNextPageError && (
        <LoadError subject={labels.moreSubject} onRetry={showMore} retrying={isFetchingNextPage} />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Button loading={isFetchingNextPage} onClick={showMore}>
          {labels.showMore}
        </Button>
      )}
      {isAtEnd && (
        <div ref={end} tabIndex={-1}>
          <Text tone="muted" size="small">
            {labels.isAll}
          </Text>
        </div>
      )}
    </>
  );
}
