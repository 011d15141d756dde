import type { User } from '../../../src/services/auth.ts';
import { recentPaymentsLimit, type DataPort, type LoadedAccount } from '../../../src/services/data.ts';
import { success } from '../../../src/services/result.ts';
import { isRecord } from '../../../src/services/isRecord.ts';
import type { ReadName } from './prefetchRequests.ts';
import { billingOf, noBilling, paymentOf, profileOf } from './rows.ts';

/** What the backend answered to a read that the bootstrap script has requested. */
export interface PrefetchedAnswer {
  ok: boolean;
  status: number;
  body: unknown;
}

export interface PrefetchedRead {
  /** Resolves to undefined when the request failed, or brought something else than JSON. */
  answer: Promise<PrefetchedAnswer | undefined>;
  /** The answer as soon as it is here, so that the first frame can show it. */
  arrived?: PrefetchedAnswer;
}

export type Prefetched = Readonly<Record<ReadName, PrefetchedRead>>;

export interface PrefetchedData {
  /** Its first read of each kind uses what the bootstrap script has requested. */
  data: DataPort;
  /** What has arrived so far for this user. Each part is given once. */
  loadedAccount: (userId: string) => LoadedAccount;
}

/**
 * The reads that the bootstrap script has requested for the user of the stored session. `data` is asked instead where an
 * answer is not a plain success, such as with an expired token, or belongs to another user. `url`: the project's URL, for
 * the addresses of pictures.
 */
export function prefetchedData(
  data: DataPort,
  { id, email }: User,
  reads: Prefetched,
  url: string,
): PrefetchedData {
  const unread = new Set<ReadName>(['profile', 'billing', 'payments']);

  const readers = {
    profile: ({ ok, body }: PrefetchedAnswer) =>
      ok && isRecord(body) ? profileOf(body, email, url) : undefined,
    billing({ ok, status, body }: PrefetchedAnswer) {
      if (!isRecord(body)) return undefined;
      if (ok) return billingOf(body);
      return status === 406 && body['code'] === 'PGRST116' ? noBilling : undefined;
    },
    payments: ({ ok, body }: PrefetchedAnswer) =>
      ok && Array.isArray(body) ? body.filter(isRecord).map(paymentOf) : undefined,
  };

  /** The value in the answer; undefined when there is none for this user, or it was used already. */
  async function take<Name extends ReadName>(name: Name, userId: string) {
    if (!unread.delete(name) || userId !== id) return undefined;
    const answer = await reads[name].answer;
    return answer && (readers[name](answer) as ReturnType<(typeof readers)[Name]>);
  }

  function takeArrived<Name extends ReadName>(name: Name) {
    const { arrived } = reads[name];
    if (!arrived || !unread.delete(name)) return {};
    const value = readers[name](arrived);
    return value && { [name]: value };
  }

  return {
    loadedAccount: (userId) =>
      userId === id
        ? { ...takeArrived('profile'), ...takeArrived('billing'), ...takeArrived('payments') }
        : {},
    data: {
      async loadProfile(user) {
        const profile = await take('profile', user.id);
        return profile ? success(profile) : data.loadProfile(user);
      },
      async loadBilling(userId) {
        const billing = await take('billing', userId);
        return billing ? success(billing) : data.loadBilling(userId);
      },
      async loadPayments(userId, limit) {
        const payments = limit === recentPaymentsLimit ? await take('payments', userId) : undefined;
        return payments ? success(payments) : data.loadPayments(userId, limit);
      },
      saveProfile: (...args) => data.saveProfile(...args),
      savePaymentMethod: (...args) => data.savePaymentMethod(...args),
      setPlan: (...args) => data.setPlan(...args),
    },
  };
}
