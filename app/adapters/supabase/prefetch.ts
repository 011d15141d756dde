import type { User } from '../../../src/services/auth.ts';
import { paymentsShown, type AtHand, type DataPort, type KnownRows } from '../../../src/services/data.ts';
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

export type ReadName = keyof KnownRows;
/** Answers on their way; undefined where none came. */
export type Prefetched = Readonly<Record<ReadName, Promise<Response | undefined>>>;

const one = 'application/vnd.pgrst.object+json';

/** What the dashboard asks first, as the vendor's client would: name, address, what to accept. `{id}` is the user's. */
export function prefetched(url: string): (readonly [ReadName, string, string])[] {
  const read = (table: string, columns: string, filter: string) =>
    `${url}/rest/v1/${table}?select=${encodeURIComponent(columns.replaceAll(' ', ''))}&${filter}=eq.{id}`;
  const newest = `&order=payment_date.desc&limit=${paymentsShown}`;
  return [
    ['profile', read('profiles', profileColumns, 'id'), one],
    ['billing', read('billing_info', billingColumns, 'user_id'), one],
    ['payments', read('payment_history', paymentColumns, 'user_id') + newest, '*/*'],
  ];
}

interface Answer {
  ok: boolean;
  status: number;
  body: unknown;
}

const parsed = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/**
 * `data`, whose first read of each kind takes the answer that the page asked for before this code was here. Where
 * that is not a plain success, such as with a token that the backend refuses, `data` itself is asked.
 */
export function withPrefetched(data: DataPort, { id, email }: User, reads: Prefetched, url: string) {
  const here: KnownRows = {};
  const left = new Set<ReadName>(['profile', 'billing', 'payments']);
  async function arrive<Name extends ReadName>(name: Name, make: (answer: Answer) => KnownRows[Name]) {
    const response = await reads[name];
    const value =
      response && make({ ok: response.ok, status: response.status, body: await parsed(response) });
    // Who asked before it came gets it from `take`.
    if (value !== undefined && left.has(name)) here[name] = value;
    return value;
  }
  const early: { [Name in ReadName]: Promise<KnownRows[Name]> } = {
    profile: arrive('profile', ({ ok, body }) =>
      ok && isRow(body) ? profileOf(body, email, url) : undefined,
    ),
    billing: arrive('billing', ({ ok, status, body }) => {
      if (!isRow(body)) return undefined;
      if (ok) return billingOf(body);
      return status === 406 && body.code === 'PGRST116' ? noBilling : undefined;
    }),
    payments: arrive('payments', ({ ok, body }) =>
      ok && Array.isArray(body) ? body.filter(isRow).map(paymentOf) : undefined,
    ),
  };

  /** Once, and only to whom it belongs. */
  async function take<Name extends ReadName>(name: Name, userId: string) {
    const mine = left.delete(name) && userId === id;
    const value = mine ? await early[name] : undefined;
    delete here[name];
    return value;
  }

  const atHand: AtHand = (name, userId) => {
    const value = userId === id ? here[name] : undefined;
    if (value !== undefined) left.delete(name);
    delete here[name];
    return value;
  };

  const port: DataPort = {
    async loadProfile(user) {
      const profile = await take('profile', user.id);
      return profile ? success(profile) : data.loadProfile(user);
    },
    async loadBilling(userId) {
      const billing = await take('billing', userId);
      return billing ? success(billing) : data.loadBilling(userId);
    },
    async loadPayments(userId, limit) {
      const payments = limit === paymentsShown ? await take('payments', userId) : undefined;
      return payments ? success(payments) : data.loadPayments(userId, limit);
    },
    saveProfile: (user, change) => data.saveProfile(user, change),
    savePaymentMethod: (userId, label) => data.savePaymentMethod(userId, label),
    setPlan: (userId, planId) => data.setPlan(userId, planId),
  };
  return { data: port, atHand };
}
