import type { User } from '../../../src/services/auth.ts';
import { recentPaymentsLimit, type DataPort } from '../../../src/services/data.ts';
import { success } from '../../../src/services/result.ts';
import type { ReadName } from './prefetchRequests.ts';
import { billingOf, isRow, noBilling, paymentOf, profileOf } from './rows.ts';

/** The responses that the bootstrap script has asked for; undefined for a request that failed. */
export type Prefetched = Readonly<Record<ReadName, Promise<Response | undefined>>>;

interface Answer {
  ok: boolean;
  status: number;
  body: unknown;
}

const parsed = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/**
 * A data port whose first read of each kind uses the response that the bootstrap script has asked for. `data` is asked
 * instead where that response is not a plain success, such as with an expired token, or belongs to another user.
 * `url`: the project's URL, for the addresses of pictures.
 */
export function withPrefetched(
  data: DataPort,
  { id, email }: User,
  answers: Prefetched,
  url: string,
): DataPort {
  const unread = new Set<ReadName>(['profile', 'billing', 'payments']);

  /** What `make` reads from the response; undefined when there is none for this user, or it was used already. */
  async function take<Value>(name: ReadName, userId: string, make: (answer: Answer) => Value | undefined) {
    if (!unread.delete(name) || userId !== id) return undefined;
    const response = await answers[name];
    return response && make({ ok: response.ok, status: response.status, body: await parsed(response) });
  }

  return {
    async loadProfile(user) {
      const profile = await take('profile', user.id, ({ ok, body }) =>
        ok && isRow(body) ? profileOf(body, email, url) : undefined,
      );
      return profile ? success(profile) : data.loadProfile(user);
    },
    async loadBilling(userId) {
      const billing = await take('billing', userId, ({ ok, status, body }) => {
        if (!isRow(body)) return undefined;
        if (ok) return billingOf(body);
        return status === 406 && body['code'] === 'PGRST116' ? noBilling : undefined;
      });
      return billing ? success(billing) : data.loadBilling(userId);
    },
    async loadPayments(userId, limit) {
      if (limit !== recentPaymentsLimit) return data.loadPayments(userId, limit);
      const payments = await take('payments', userId, ({ ok, body }) =>
        ok && Array.isArray(body) ? body.filter(isRow).map(paymentOf) : undefined,
      );
      return payments ? success(payments) : data.loadPayments(userId, limit);
    },
    saveProfile: (user, change) => data.saveProfile(user, change),
    savePaymentMethod: (userId, label) => data.savePaymentMethod(userId, label),
    setPlan: (userId, planId) => data.setPlan(userId, planId),
  };
}
