import type { User } from '../../../src/services/auth.ts';
import { paymentsShown, type DataPort } from '../../../src/services/data.ts';
import { success } from '../../../src/services/result.ts';
import {
  billingColumns,
  billingOf,
  isRow,
  noBilling,
  paymentColumns,
  paymentOf,
  profileColumns,
  profileOf,
} from './rows.ts';

export type ReadName = 'profile' | 'billing' | 'payments';
/** Answers on their way; undefined where none came. */
export type EarlyReads = Readonly<Record<ReadName, Promise<Response | undefined>>>;

const one = 'application/vnd.pgrst.object+json';

/** What the dashboard asks first, as the vendor's client would: name, address, what to accept. `{id}` is the user's. */
export function earlyReads(url: string): (readonly [ReadName, string, string])[] {
  const read = (table: string, columns: string, filter: string) =>
    `${url}/rest/v1/${table}?select=${encodeURIComponent(columns.replaceAll(' ', ''))}&${filter}=eq.{id}`;
  const newest = `&order=payment_date.desc&limit=${paymentsShown}`;
  return [
    ['profile', read('profiles', profileColumns, 'id'), one],
    ['billing', read('billing_info', billingColumns, 'user_id'), one],
    ['payments', read('payment_history', paymentColumns, 'user_id') + newest, '*/*'],
  ];
}

const parsed = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/**
 * `data`, whose first read of each kind takes the answer that the page asked for before this code was here. Where
 * that is not a plain success, such as with a token that the backend refuses, `data` itself is asked.
 */
export function withEarlyReads(data: DataPort, { id }: User, reads: EarlyReads): DataPort {
  const left = new Map<string, Promise<Response | undefined>>(Object.entries(reads));

  async function take(name: ReadName, userId: string) {
    const answer = userId === id ? left.get(name) : undefined;
    left.delete(name);
    const response = await answer;
    return response && { ok: response.ok, status: response.status, body: await parsed(response) };
  }

  return {
    async loadProfile(user) {
      const answer = await take('profile', user.id);
      if (answer?.ok && isRow(answer.body)) return success(profileOf(answer.body, user.email));
      return data.loadProfile(user);
    },
    async loadBilling(userId) {
      const answer = await take('billing', userId);
      if (answer && isRow(answer.body)) {
        if (answer.ok) return success(billingOf(answer.body));
        if (answer.status === 406 && answer.body.code === 'PGRST116') return success(noBilling);
      }
      return data.loadBilling(userId);
    },
    async loadPayments(userId, limit) {
      const answer = limit === paymentsShown ? await take('payments', userId) : undefined;
      if (answer?.ok && Array.isArray(answer.body)) return success(answer.body.filter(isRow).map(paymentOf));
      return data.loadPayments(userId, limit);
    },
    saveProfile: (user, change) => data.saveProfile(user, change),
    savePaymentMethod: (userId, label) => data.savePaymentMethod(userId, label),
    setPlan: (userId, planId) => data.setPlan(userId, planId),
  };
}
