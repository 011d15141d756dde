import {
  maxPaymentsListed,
  type PaymentCursor,
  type PaymentFilter,
  type PaymentsPort,
} from '../../services/payments.ts';
import { csvWriter } from './csv.ts';
import type { words } from './csv.words.ts';

export interface PaymentsExportOptions {
  payments: Pick<PaymentsPort, 'listPayments'>;
  userId: string;
  filter: PaymentFilter;
  /** The heads of the columns. */
  titles?: typeof words;
  /** Translates what the page shows translated: the names of our plans, and states. */
  translate?: (sentence: string) => string;
  /** How many are written, after each page. */
  onProgress: (written: number) => void;
}

/**
 * Writes all payments that match into one file, page by page. What has been written is kept when a page fails: `run` goes on
 * after it. [B24]
 */
export function paymentsExport({
  payments,
  userId,
  filter,
  titles,
  translate,
  onProgress,
}: PaymentsExportOptions) {
  const writer = csvWriter(undefined, titles, translate);
  const parts = [writer.head];
  let written = 0;
  let after: PaymentCursor | undefined;
  return {
    /** Resolves to the file; to 'stopped' after the signal, and to 'failed' when a page could not be loaded. */
    async run(signal: AbortSignal): Promise<Blob | 'stopped' | 'failed'> {
      do {
        if (signal.aborted) return 'stopped';
        const page = await payments.listPayments(userId, {
          filter,
          limit: maxPaymentsListed,
          ...(after && { after }),
        });
        if (signal.aborted) return 'stopped';
        if (!page.ok) return 'failed';
        parts.push(page.value.rows.map(writer.row).join(''));
        written += page.value.rows.length;
        onProgress(written);
        after = page.value.next;
      } while (after);
      return new Blob(parts, { type: 'text/csv;charset=utf-8' });
    },
  };
}
