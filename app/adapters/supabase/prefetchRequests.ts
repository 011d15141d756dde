import { recentPaymentsLimit } from '../../../src/services/data.ts';
import { billingColumns, paymentColumns, profileColumns } from './rows.ts';

/** The reads of the dashboard; each is a request of its own. */
export type ReadName = 'profile' | 'billing' | 'payments';

const one = 'application/vnd.pgrst.object+json';

/**
 * The requests of the dashboard's reads, just as the vendor's client makes them: the read's name, its address, in which
 * `{id}` stands for the user's id, and its `accept` header.
 */
export function prefetchRequests(url: string): (readonly [ReadName, string, string])[] {
  const read = (table: string, columns: string, filter: string) =>
    `${url}/rest/v1/${table}?select=${encodeURIComponent(columns.replaceAll(' ', ''))}&${filter}=eq.{id}`;
  const newest = `&order=payment_date.desc&limit=${recentPaymentsLimit}`;
  return [
    ['profile', read('profiles', profileColumns, 'id'), one],
    ['billing', read('billing_info', billingColumns, 'user_id'), one],
    ['payments', read('payment_history', paymentColumns, 'user_id') + newest, '*/*'],
  ];
}
