// A reader over rows in memory, for stories, tests and the evaluation. It answers as the database does.

import type { Activity } from '../../src/services/activity.ts';
import type {
  AccountFound,
  AccountReader,
  ActivityFound,
  ActivityQuery,
  PaymentQuery,
  PaymentRow,
  PaymentsFound,
  PaymentTotal,
  UsageFound,
} from './engine.ts';

/** Everything that there is about one user. */
export interface MemoryAccount {
  account: AccountFound;
  payments: readonly PaymentRow[];
  usage?: UsageFound;
  /** In any order. */
  activity?: readonly Activity[];
}

const mostRows = 100;
const mostIds = 500;

/** In cents, because sums of fractions are not exact. */
const cents = (amount: number) => Math.round(amount * 100);
const time = (iso: string) => new Date(iso).getTime();
const newestFirst = (a: { date: string; id: string }, b: { date: string; id: string }) =>
  time(b.date) - time(a.date) || (a.id < b.id ? -1 : 1);

function matches(row: PaymentRow, { since, until, status, currency, service }: PaymentQuery) {
  return (
    (since === undefined || time(row.date) >= time(since)) &&
    (until === undefined || time(row.date) < time(until)) &&
    (status === undefined || row.status === status) &&
    (currency === undefined || row.currency.toUpperCase() === currency.toUpperCase()) &&
    (service === undefined || row.service.toLowerCase().includes(service.toLowerCase()))
  );
}

function totalsOf(rows: readonly PaymentRow[]): PaymentTotal[] {
  const byCurrency = new Map<string, PaymentRow[]>();
  for (const row of rows) {
    const currency = row.currency.toUpperCase();
    byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), row]);
  }
  return [...byCurrency]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, each]) => ({
      currency,
      total: each.reduce((sum, { amount }) => sum + cents(amount), 0) / 100,
      count: each.length,
      ids: each.slice(0, mostIds).map(({ id }) => id),
    }));
}

const orders = {
  newest: newestFirst,
  largest: (a: PaymentRow, b: PaymentRow) => b.amount - a.amount || newestFirst(a, b),
  smallest: (a: PaymentRow, b: PaymentRow) => a.amount - b.amount || newestFirst(a, b),
} as const;

function find(payments: readonly PaymentRow[], query: PaymentQuery): PaymentsFound {
  const { sort = 'newest', limit = 20 } = query;
  const found = payments.filter((row) => matches(row, query)).toSorted(newestFirst);
  const most = Math.max(0, Math.min(mostRows, limit));
  return { count: found.length, totals: totalsOf(found), rows: found.toSorted(orders[sort]).slice(0, most) };
}

function findActivity(
  activity: readonly Activity[],
  { since, until, by, about, limit = 10 }: ActivityQuery,
): ActivityFound {
  const found = activity.filter(
    (entry) =>
      (since === undefined || time(entry.happenedAt) >= time(since)) &&
      (until === undefined || time(entry.happenedAt) < time(until)) &&
      (by === undefined || entry.actor === by) &&
      (about === undefined || entry.subject === about || entry.details[about] !== undefined),
  );
  const most = Math.max(0, Math.min(mostRows, limit));
  return { count: found.length, rows: found.toSorted((a, b) => b.id - a.id).slice(0, most) };
}

/** Reads what it is given. Each call rejects once its signal has aborted. */
export function memoryReader({ account, payments, usage, activity }: MemoryAccount): AccountReader {
  async function reading<Found>(signal: AbortSignal | undefined, read: () => Found): Promise<Found> {
    signal?.throwIfAborted();
    return read();
  }
  return {
    payments: (query, signal) => reading(signal, () => find(payments, query)),
    account: (signal) => reading(signal, () => account),
    ...(usage && { usage: (signal?: AbortSignal) => reading(signal, () => usage) }),
    ...(activity && {
      activity: (query: ActivityQuery, signal?: AbortSignal) =>
        reading(signal, () => findActivity(activity, query)),
    }),
  };
}
