import { useEffect, useState } from 'react';
import { PaymentFilters } from '../../ui/account/PaymentFilters/PaymentFilters.tsx';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { Card } from '../../ui/primitives/Card/Card.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Text } from '../../ui/primitives/Text/Text.tsx';
import { useLanguage } from '../shell/language/LanguageProvider.tsx';
import type { MarkedRows } from '../shell/view.ts';
import {
  currencyOptions,
  filterOf,
  isChosen,
  noChoices,
  periodOptions,
  statusOptions,
  totalsText,
  storedSearch,
} from './paymentChoices.ts';
import { words as choiceWords } from './paymentChoices.words.ts';
import { words } from './AllPayments.words.ts';
import { ExportPayments } from './ExportPayments.tsx';
import { PaymentPages, type PaymentPagesProps } from './PaymentPages.tsx';
import { usePaymentSums } from './usePayments.ts';
import { YearTotals } from './YearTotals.tsx';

/** How long after the last letter the search is sent, in ms. */
const searchPauseMs = 300;

export interface AllPaymentsProps extends Pick<PaymentPagesProps, 'onReceipt' | 'onAsk' | 'onBilling'> {
  userId: string;
  marked: MarkedRows | undefined;
}

/** The list of all payments in pages, with its filters and totals. [A63] */
export function AllPayments({ userId, marked, ...handlers }: AllPaymentsProps) {
  const labels = useLabels('AllPayments', words);
  const choiceLabels = useLabels('paymentChoices', choiceWords);
  const { locale, translate } = useLanguage();
  const [choices, setChoices] = useState(noChoices);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setChoices((before) => ({ ...before, search: typed })), searchPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  // A period is counted from the day on which the screen was opened, so that a filter stays the same while one reads.
  const [openedAt] = useState(() => new Date());
  const filter = filterOf({ ...choices, search: storedSearch(choices.search, translate) }, openedAt);
  const everything = usePaymentSums(userId, {});
  const sums = usePaymentSums(userId, filter);

  function showEverything() {
    setTyped('');
    setChoices(noChoices);
  }

  return (
    <Card title={labels.title}>
      <Stack gap="md">
        <PaymentFilters
          period={{ options: periodOptions(choiceLabels), value: choices.period }}
          status={{ options: statusOptions(choiceLabels), value: choices.status }}
          currency={{
            options: currencyOptions(choiceLabels, everything.data ?? [], choices.currency),
            value: choices.currency,
          }}
          search={{ label: labels.search, value: typed, onChange: setTyped }}
          onChange={(name, value) => setChoices((before) => ({ ...before, [name]: value }))}
        />
        <div role="status">
          <Text tone="muted" numeric>
            {sums.data
              ? totalsText(choiceLabels, sums.data, filter, locale)
              : sums.isError
                ? labels.totalsFailed
                : '…'}
          </Text>
        </div>
        <YearTotals userId={userId} filter={filter} now={openedAt}>
          <ExportPayments
            key={`export ${JSON.stringify(filter)}`}
            userId={userId}
            filter={filter}
            total={sums.data?.reduce((all, { count }) => all + count, 0)}
          />
        </YearTotals>
        <PaymentPages
          // Another filter begins at its own first page, without the focus that 'Show more' had.
          key={JSON.stringify(filter)}
          userId={userId}
          filter={filter}
          marked={marked}
          {...handlers}
          onShowEverything={isChosen(choices) ? showEverything : undefined}
        />
      </Stack>
    </Card>
  );
}
