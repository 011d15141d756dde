import { useState } from 'react';
import { PaymentRows } from '../../ui/account/PaymentRows/PaymentRows.tsx';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { Card } from '../../ui/primitives/Card/Card.tsx';
import { LoadError } from '../../ui/primitives/LoadError/LoadError.tsx';
import { Text } from '../../ui/primitives/Text/Text.tsx';
import { toLoadable } from '../shell/account/useAccount.ts';
import { paymentRow } from '../shell/account/paymentRow.ts';
import type { MarkedRows } from '../shell/view.ts';
import { useFoundPayments } from './usePayments.ts';

export interface MarkedPaymentsProps {
  userId: string;
  marked: MarkedRows;
  onUnmark: () => void;
}

/** How many are shown before the reader asks for the rest: the list of all payments should not be far away. */
const firstRows = 20;

/** The payments behind a figure of an answer, and nothing else. [A64] */
export function MarkedPayments({ userId, marked, onUnmark }: MarkedPaymentsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const found = toLoadable(useFoundPayments(userId, marked.ids), (rows) => rows);

  function content() {
    if (found.status === 'error')
      return <LoadError subject="These payments" onRetry={found.retry} retrying={found.retrying} />;
    if (found.status === 'loading')
      return <PaymentRows label="Marked payments" rows={Math.min(marked.ids.length, firstRows)} />;
    const rows = found.value;
    const shown = isWhole ? rows : rows.slice(0, firstRows);
    const gone = marked.ids.length - rows.length;
    return (
      <Stack gap="md">
        {rows.length > 0 && (
          <PaymentRows
            label="Marked payments"
            rows={shown.map((row) => ({ ...paymentRow(row), marked: true }))}
          />
        )}
        {shown.length < rows.length && (
          <Button onClick={() => setIsWhole(true)}>Show all {rows.length}</Button>
        )}
        {gone > 0 && (
          <Text tone="muted" size="small">
            {rows.length === 0
              ? 'These payments are no longer there.'
              : `${gone} of them ${gone === 1 ? 'is' : 'are'} no longer there.`}
          </Text>
        )}
      </Stack>
    );
  }

  return (
    <Card
      title={`Behind ${marked.words}`}
      action={
        <Button tone="quiet" onClick={onUnmark}>
          Remove marks
        </Button>
      }
    >
      {content()}
    </Card>
  );
}
