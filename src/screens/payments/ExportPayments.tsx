import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatLocale, formatNumber } from '../../services/formats.ts';
import type { PaymentFilter } from '../../services/payments.ts';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { fill } from '../../ui/fill.ts';
import { plural } from '../../ui/plural.ts';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { Text } from '../../ui/primitives/Text/Text.tsx';
import { downloadFile } from '../shell/downloadFile.ts';
import { useLanguage } from '../shell/language/LanguageProvider.tsx';
import { useServices } from '../shell/services.tsx';
import { useResumableExport } from '../shell/useResumableExport.ts';
import { useSinglePress } from '../shell/useSinglePress.ts';
import { words as titles } from './csv.words.ts';
import { words } from './ExportPayments.words.ts';

export interface ExportPaymentsProps {
  userId: string;
  filter: PaymentFilter;
  /** How many there will be, once that is known. */
  total: number | undefined;
}

/** Writes all payments that match into a file for spreadsheets. Give it the filter as `key`. [B24] */
export function ExportPayments({ userId, filter, total }: ExportPaymentsProps) {
  const labels = useLabels('ExportPayments', words);
  const titleLabels = useLabels('csv', titles);
  const { locale, translate } = useLanguage();
  const { payments } = useServices();
  const [written, setWritten] = useState(0);
  const isMeant = useSinglePress();
  const { state, start, stop } = useResumableExport({
    async create() {
      setWritten(0);
      const { paymentsExport } = await import('./paymentsExport.ts');
      return paymentsExport({
        payments,
        userId,
        filter,
        titles: titleLabels,
        translate,
        onProgress: setWritten,
      });
    },
    async run(begun, signal) {
      const outcome = await begun.run(signal);
      if (outcome === 'failed' || outcome === 'stopped') return outcome;
      downloadFile(outcome, 'payments', 'csv');
      return undefined;
    },
    thrown: 'failed',
  });

  const count = formatNumber(written);
  const known = total ? { count, total: formatNumber(Math.max(total, written)) } : undefined;
  const said = {
    idle: '',
    running: known ? fill(labels.writtenOf, known) : fill(labels.written, { count }),
    failed: known ? fill(labels.failedOf, known) : fill(labels.failed, { count }),
    stopped: labels.stopped,
    done: plural(labels, 'done', written, locale, formatLocale()),
  }[state];

  return (
    <Stack direction="row" gap="sm" align="center" wrap>
      {state === 'running' ? (
        <Button onClick={(event) => isMeant(event) && stop()}>{labels.stop}</Button>
      ) : (
        <Button
          icon={<Download />}
          disabled={total === 0}
          onClick={(event) => isMeant(event) && void start()}
        >
          {state === 'failed' ? labels.resume : labels.exportCsv}
        </Button>
      )}
      <div role="status">
        <Text tone={state === 'failed' ? 'critical' : 'muted'} size="small" numeric>
          {said}
        </Text>
      </div>
    </Stack>
  );
}
