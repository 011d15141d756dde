import {
  maxPaymentsFound,
  paymentStatuses,
  type PaymentFilter,
  type PaymentsPort,
  type PaymentSum,
} from '../../../src/services/payments.ts';
import { failed, success, type Result } from '../../../src/services/result.ts';
import type { BackendAnswer } from './backendError.ts';
import type { SupabaseClient } from './client.ts';
import { failureOf, unexpected } from './failure.ts';
import { isRow, paymentOf, textOf, type Row } from './rows.ts';

function rowsOf({ data, error, status }: BackendAnswer): Result<readonly Row[]> {
  if (error || status >= 400) return failed(failureOf(error ?? {}, status));
  return Array.isArray(data) && data.every(isRow) ? success(data) : failed(unexpected);
}

const filterValues = (owner: string, { status, currency, since, until }: PaymentFilter) => ({
  owner,
  ...(status && { only_status: status }),
  ...(currency && { only_currency: currency }),
  ...(since && { since }),
  ...(until && { until }),
});

const sumOf = (row: Row): PaymentSum => ({
  currency: textOf(row.currency),
  status: paymentStatuses.find((status) => status === row.status) ?? 'unknown',
  total: Number(row.total ?? 0),
  count: Number(row.count ?? 0),
});

const isUuid = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** The payments port over Supabase's REST interface. A call's time limit includes the repetitions of its read. */
export function supabasePayments({ rest, timeout }: SupabaseClient): PaymentsPort {
  const limit = () => AbortSignal.timeout(timeout);

  return {
    async listPayments(userId, { filter, after, limit: most }) {
      const found = rowsOf(
        await rest
          .rpc('list_payments', {
            ...filterValues(userId, filter),
            ...(after && { after_date: after.date, after_id: after.id }),
            // One more than wanted tells whether there is another page.
            max_rows: most + 1,
          })
          .abortSignal(limit()),
      );
      if (!found.ok) return found;
      const rows = found.value.slice(0, most).map(paymentOf);
      const last = rows.at(-1);
      return success({
        rows,
        ...(found.value.length > most && last && { next: { date: last.date, id: last.id } }),
      });
    },

    async findPayments(userId, ids) {
      // The database would refuse the whole list for one that is no id.
      const wanted = ids.filter(isUuid).slice(0, maxPaymentsFound);
      if (wanted.length === 0) return success([]);
      const found = rowsOf(
        await rest
          .rpc('list_payments', { owner: userId, ids: wanted, max_rows: wanted.length })
          .abortSignal(limit()),
      );
      return found.ok ? success(found.value.map(paymentOf)) : found;
    },

    async sumPayments(userId, filter) {
      const found = rowsOf(await rest.rpc('sum_payments', filterValues(userId, filter)).abortSignal(limit()));
      return found.ok ? success(found.value.map(sumOf)) : found;
    },
  };
}
