import { useState } from 'react';
import { PaymentRows } from '../../ui/account/PaymentRows/PaymentRows.tsx';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { Card } from '../../ui/primitives/Card/Card.tsx';
import { fill } from '../../ui/fill.ts';
import { plural } from '../../ui/plural.ts';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { LoadError } from '../../ui/primitives/LoadError/LoadError.tsx';
import { Text } from '../../ui/primitives/Text/Text.tsx';
import { toLoadable } from '../shell/account/useAccount.ts';
import { paymentRow } from '../shell/account/paymentRow.ts';
import { useLanguage } from '../shell/language/LanguageProvider.tsx';
import type { MarkedRows } from '../shell/view.ts';
import { words } from './MarkedPayments.words.ts';
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
  const labels = useLabels('MarkedPayments', words);
  const { locale, translate } = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const found = toLoadable(useFoundPayments(userId, marked.ids), (rows) => rows);

  function content() {
    if (found.status === 'error')
      return <LoadError subject={labels.subject} onRetry={found.retry} retrying={found.retrying} />;
    if (found.status === 'loading')
      return <PaymentRows label={labels.marked} rows={Math.min(marked.ids.length, firstRows)} />;
    const rows = found.value;
    const shown = isWhole ? rows : rows.slice(0, firstRows);
    const gone = marked.ids.length - rows.length;
    return (
      <Stack gap="md">
        {rows.length > 0 && (
          <PaymentRows
            label={labels.marked}
            rows={shown.map((row) => ({ ...paymentRow(translate)(row), marked: true }))}
          />
        )}
        {shown.length < rows.length && (
          <Button onClick={() => setIsWhole(true)}>
            {fill(labels.showAll, { count: String(rows.length) })}
          </Button>
        )}
        {gone > 0 && (
          <Text tone="muted" size="small">
            {rows.length === 0 ? labels.allGone : plural(labels, 'gone', gone, locale)}
          </Text>
        )}
      </Stack>
    );
  }

  return (
    <Card
      title={fill(labels.behind, { figure: marked.words })}
      action={
        <Button tone="quiet" onClick={onUnmark}>
          {labels.removeMarks}
        </Button>
      }
    >
      {content()}
    </Card>
  );
}
