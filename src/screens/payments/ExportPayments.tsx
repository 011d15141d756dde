import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PaymentFilter } from '../../services/payments.ts';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { Text } from '../../ui/primitives/Text/Text.tsx';
import { useServices } from '../shell/services.tsx';
import { offerFile } from './offerFile.ts';
import type { paymentsExport } from './paymentsExport.ts';

export interface ExportPaymentsProps {
  userId: string;
  filter: PaymentFilter;
  /** How many there will be, once that is known. */
  total: number | undefined;
}

type Running = ReturnType<typeof paymentsExport>;
type State = 'idle' | 'running' | 'failed' | 'stopped' | 'done';

/** Writes all payments that match into a file for spreadsheets. Give it the filter as `key`. [B24] */
export function ExportPayments({ userId, filter, total }: ExportPaymentsProps) {
  const { payments } = useServices();
  const [state, setState] = useState<State>('idle');
  const [written, setWritten] = useState(0);
  const running = useRef<Running>(undefined);
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  async function start() {
    const stop = new AbortController();
    stopping.current = stop;
    setState('running');
    try {
      const { paymentsExport } = await import('./paymentsExport.ts');
      // After a failure it goes on where it was.
      running.current ??= paymentsExport({ payments, userId, filter, onProgress: setWritten });
      const outcome = await running.current.run(stop.signal);
      if (outcome === 'failed') return setState('failed');
      running.current = undefined;
      if (outcome === 'stopped') return setState('stopped');
      offerFile(outcome, `payments-${new Date().toISOString().slice(0, 10)}.csv`);
      setState('done');
    } catch {
      setState('failed');
    }
  }

  function stop() {
    stopping.current?.abort();
    setWritten(0);
    setState('stopped');
  }

  const count = new Intl.NumberFormat();
  const progress = `${count.format(written)}${total ? ` of ${count.format(Math.max(total, written))}` : ''}`;
  const said = {
    idle: '',
    running: `${progress} payments written`,
    failed: `The export stopped at ${progress} payments. Nothing is lost: it goes on from there.`,
    stopped: 'The export was stopped.',
    done: `${count.format(written)} ${written === 1 ? 'payment is' : 'payments are'} in the file.`,
  }[state];

  return (
    <Stack direction="row" gap="sm" align="center" wrap>
      {state === 'running' ? (
        <Button onClick={stop}>Stop export</Button>
      ) : (
        <Button icon={<Download />} disabled={total === 0} onClick={() => void start()}>
          {state === 'failed' ? 'Go on with the export' : 'Export CSV'}
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
