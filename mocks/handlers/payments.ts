import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Persona } from '../personas.ts';
import { backendUrl, type BackendState } from './backendState.ts';
import { denied } from './data.ts';

const REST = `${backendUrl}/rest/v1`;

interface Asked {
  owner: string;
  since?: string;
  until?: string;
  only_status?: string;
  only_currency?: string;
  after_date?: string;
  after_id?: string;
  ids?: readonly string[];
  search?: string;
  starts?: readonly string[];
  max_rows?: number;
}
type Payment = Persona['payments'][number];

/** The same groups as `private.payment_status` of the database has. */
const groups: Readonly<Record<string, readonly string[]>> = {
  completed: ['completed', 'complete', 'success', 'successful', 'succeeded', 'paid', 'active'],
  failed: ['failed', 'failure', 'declined', 'rejected', 'error'],
  pending: ['pending', 'processing', 'open', 'unpaid', 'in progress'],
  cancelled: ['cancelled', 'canceled', 'voided', 'void'],
};
const statusOf = ({ status }: Payment) =>
  Object.keys(groups).find((group) => groups[group]?.includes((status ?? '').toLowerCase())) ?? 'unknown';
const currencyOf = ({ currency }: Payment) => (currency || 'USD').toUpperCase();
const timeOf = ({ payment_date }: Payment) => Date.parse(payment_date ?? '') || 0;

const searched = ({ service_name, invoice_number }: Payment) =>
  `${service_name || 'Service Payment'} ${invoice_number ?? ''}`.toLowerCase();

const matches = (asked: Asked) => (row: Payment) =>
  (!asked.since || timeOf(row) >= Date.parse(asked.since)) &&
  (!asked.until || timeOf(row) < Date.parse(asked.until)) &&
  (!asked.only_status || statusOf(row) === asked.only_status) &&
  (!asked.only_currency || currencyOf(row) === asked.only_currency.toUpperCase()) &&
  (!asked.search || searched(row).includes(asked.search.toLowerCase())) &&
  (!asked.ids || asked.ids.includes(row.id));

const newestFirst = (a: Payment, b: Payment) => timeOf(b) - timeOf(a) || b.id.localeCompare(a.id);

interface Sum {
  period: number;
  currency: string;
  status: string;
  total: number;
  count: number;
}

function sumsOf(rows: readonly Payment[], starts: readonly string[] = []) {
  const sums = new Map<string, Sum>();
  for (const row of rows) {
    const [currency, status] = [currencyOf(row), statusOf(row)];
    const period = starts.filter((start) => timeOf(row) >= Date.parse(start)).length;
    const name = `${String(period).padStart(4, '0')} ${currency} ${status}`;
    const { total, count } = sums.get(name) ?? { total: 0, count: 0 };
    // In cents, because sums of fractions are not exact in JavaScript, as they are in the database.
    const cents = Math.round(total * 100) + Math.round((row.amount ?? 0) * 100);
    sums.set(name, { period, currency, status, total: cents / 100, count: count + 1 });
  }
  return [...sums.keys()].toSorted().map((name) => sums.get(name));
}

/** The functions of the database that list and add up payments, in miniature. [A60, A61, P2] */
export function paymentsHandlers(state: BackendState): RequestHandler[] {
  async function found(request: Request) {
    const user = state.sessionOf(request)?.user;
    if (!user) return undefined;
    const asked = (await request.json()) as Asked;
    const rows = asked.owner === user.id ? user.payments.filter(matches(asked)) : [];
    return { asked, rows: rows.toSorted(newestFirst) };
  }

  return [
    http.post(`${REST}/rpc/list_payments`, async ({ request }) => {
      const answer = await found(request);
      if (!answer) return denied('function list_payments', false);
      const { rows, asked } = answer;
      const time = Date.parse(asked.after_date ?? '');
      const first = rows.findIndex(
        (row) =>
          !asked.after_date ||
          timeOf(row) < time ||
          (timeOf(row) === time && row.id.localeCompare(asked.after_id ?? '') < 0),
      );
      return HttpResponse.json(first < 0 ? [] : rows.slice(first, first + (asked.max_rows ?? 50)));
    }),

    http.post(`${REST}/rpc/sum_payments`, async ({ request }) => {
      const answer = await found(request);
      return answer
        ? HttpResponse.json(sumsOf(answer.rows, answer.asked.starts))
        : denied('function sum_payments', false);
    }),
  ];
}
