import {
  maxPaymentsFound,
  maxPaymentsListed,
  paymentStatuses,
  type ListedPayment,
  type PaymentFilter,
  type PaymentsPort,
  type PaymentSum,
} from '../../../src/services/payments.ts';
import { failed, success, type Result } from '../../../src/services/result.ts';
import { isRecord } from '../../../src/services/isRecord.ts';
import { isUuid } from '../../../src/services/isUuid.ts';
import type { BackendAnswer } from './backendError.ts';
import type { SupabaseClient } from './client.ts';
import { failureOf, unexpected } from './failure.ts';
import { paymentOf, textOf, type Row } from './rows.ts';

/** The rows of an answer. Also in conversations.ts and ownData.ts: shared, it would be one more file for each of them to fetch. */
function rowsOf({ data, error, status }: BackendAnswer): Result<readonly Row[]> {
  if (error || status >= 400) return failed(failureOf(error ?? {}, status));
  return Array.isArray(data) && data.every(isRecord) ? success(data) : failed(unexpected);
}

const filterValues = (owner: string, { status, currency, since, until, search }: PaymentFilter) => ({
  owner,
  ...(status && { only_status: status }),
  ...(currency && { only_currency: currency }),
  ...(since && { since }),
  ...(until && { until }),
  ...(search && { search }),
});

/**
 * Only an address that a browser can open safely: what is stored there came from outside. One at http: is taken only where the
 * backend is at http: as well, on the reader's own machine, where the payment provider is a page of the same server. [B49]
 */
function addressOf(value: unknown, backend: string): string {
  const isOpenable = /^https:\/\//i.test(backend) ? /^https:\/\//i : /^https?:\/\//i;
  return isOpenable.test(textOf(value)) ? textOf(value) : '';
}

const listedOf = (row: Row, backend: string): ListedPayment => ({
  ...paymentOf(row),
  invoiceNumber: textOf(row.invoice_number),
  receiptUrl: addressOf(row.receipt_url, backend),
  pdfUrl: addressOf(row.pdf_url, backend),
  failure: textOf(row.failure),
  nextAttempt: textOf(row.next_attempt_at),
});

const sumOf = (row: Row): PaymentSum => ({
  currency: textOf(row.currency),
  status: paymentStatuses.find((status) => status === row.status) ?? 'unknown',
  total: Number(row.total ?? 0),
  count: Number(row.count ?? 0),
});

/** The payments port over Supabase's REST interface. A call's time limit includes the repetitions of its read. */
export function supabasePayments({ url, rest, timeoutSignal }: SupabaseClient): PaymentsPort {
  return {
    async listPayments(userId, { filter, after, limit }) {
      const found = rowsOf(
        await rest
          .rpc('list_payments', {
            ...filterValues(userId, filter),
            ...(after && { after_date: after.date, after_id: after.id }),
            // One more than wanted tells whether there is another page.
            max_rows: Math.min(limit, maxPaymentsListed) + 1,
          })
          .abortSignal(timeoutSignal()),
      );
      if (!found.ok) return found;
      const rows = found.value.slice(0, Math.min(limit, maxPaymentsListed)).map((row) => listedOf(row, url));
      const last = rows.at(-1);
      return success({
        rows,
        ...(found.value.length > rows.length && last && { next: { date: last.date, id: last.id } }),
      });
    },

    async findPayments(userId, ids) {
      // The database would refuse the whole list for one that is no id.
      const wanted = ids.filter(isUuid).slice(0, maxPaymentsFound);
      if (wanted.length === 0) return success([]);
      const found = rowsOf(
        await rest
          .rpc('list_payments', { owner: userId, ids: wanted, max_rows: wanted.length })
          .abortSignal(timeoutSignal()),
      );
      return found.ok ? success(found.value.map((row) => listedOf(row, url))) : found;
    },

    async sumPayments(userId, filter) {
      const found = rowsOf(
        await rest.rpc('sum_payments', filterValues(userId, filter)).abortSignal(timeoutSignal()),
      );
      return found.ok ? success(found.value.map(sumOf)) : found;
    },

    async sumPeriods(userId, filter, starts) {
      const found = rowsOf(
        await rest
          .rpc('sum_payments', { ...filterValues(userId, filter), starts: [...starts] })
          .abortSignal(timeoutSignal()),
      );
      if (!found.ok) return found;
      return success(found.value.map((row) => ({ ...sumOf(row), period: Number(row.period ?? 0) })));
    },
  };
}
