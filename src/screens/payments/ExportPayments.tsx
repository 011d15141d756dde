import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../services/formats.ts';
import type { PaymentFilter } from '../../services/payments.ts';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { Text } from '../../ui/primitives/Text/Text.tsx';
import { downloadFile } from '../shell/downloadFile.ts';
import { useServices } from '../shell/services.tsx';
import type { paymentsExport } from './paymentsExport.ts';

export interface ExportPaymentsProps {
  userId: string;
  filter: PaymentFilter;
  /** How many there will be, once that is known. */
  total: number | undefined;
}

type Export = ReturnType<typeof paymentsExport>;
type State = 'idle' | 'running' | 'failed' | 'stopped' | 'done';

/** Writes all payments that match into a file for spreadsheets. Give it the filter as `key`. [B24] */
export function ExportPayments({ userId, filter, total }: ExportPaymentsProps) {
  const { payments } = useServices();
  const [state, setState] = useState<State>('idle');
  const [written, setWritten] = useState(0);
  const attempt = useRef<AbortController>(undefined);
  /** What an attempt that failed has written. */
  const unfinished = useRef<Export>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);

  async function start() {
    const { signal } = (attempt.current = new AbortController());
    setState('running');
    if (!unfinished.current) setWritten(0);
    try {
      const { paymentsExport } = await import('./paymentsExport.ts');
      // Stopped meanwhile, and perhaps begun anew: what follows belongs to an attempt that is over.
      if (signal.aborted) return;
      unfinished.current ??= paymentsExport({ payments, userId, filter, onProgress: setWritten });
      const outcome = await unfinished.current.run(signal);
      if (signal.aborted || outcome === 'stopped') return;
      if (outcome === 'failed') return setState('failed');
      unfinished.current = undefined;
      downloadFile(outcome, 'payments', 'csv');
      setState('done');
    } catch {
      if (!signal.aborted) setState('failed');
    }
  }

  function stop() {
    attempt.current?.abort();
    unfinished.current = undefined;
    setState('stopped');
  }

  const progress = `${formatNumber(written)}${total ? ` of ${formatNumber(Math.max(total, written))}` : ''}`;
  const said = {
    idle: '',
    running: `${progress} payments written`,
    failed: `The export stopped at ${progress} payments. Nothing is lost: ‘Resume export’ goes on from there.`,
    stopped: 'The export was stopped.',
    done: `${formatNumber(written)} ${written === 1 ? 'payment is' : 'payments are'} in the file.`,
  }[state];

  return (
    <Stack direction="row" gap="sm" align="center" wrap>
      {state === 'running' ? (
        <Button onClick={stop}>Stop export</Button>
      ) : (
        <Button icon={<Download />} disabled={total === 0} onClick={() => void start()}>
          {state === 'failed' ? 'Resume export' : 'Export CSV'}
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
