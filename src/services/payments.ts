import type { Payment } from './data.ts';
import type { Result } from './result.ts';

/** The statuses that a person distinguishes; the database knows what providers store for each. */
export const paymentStatuses = ['completed', 'pending', 'failed', 'cancelled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Which payments are meant. What is absent does not narrow the choice. */
export interface PaymentFilter {
  status?: PaymentStatus;
  /** The ISO 4217 code, such as 'EUR'. */
  currency?: string;
  /** ISO 8601. The first moment that counts. */
  since?: string;
  /** ISO 8601. The first moment that no longer counts. */
  until?: string;
}

/** The last payment of a page, after which the next page begins. */
export type PaymentCursor = Pick<Payment, 'date' | 'id'>;

export interface PaymentPage {
  rows: readonly Payment[];
  /** Where the next page begins; absent on the last page. */
  next?: PaymentCursor;
}

/** The exact total of the payments of one currency and one status. */
export interface PaymentSum {
  /** The ISO 4217 code, such as 'USD'. */
  currency: string;
  status: PaymentStatus | 'unknown';
  /** In units of `currency`, such as dollars, not in cents. */
  total: number;
  count: number;
}

/** The most payments that `find` gives: as many as a figure of the assistant names. */
export const maxPaymentsFound = 500;

/**
 * All payments of the signed-in user, the newest first. Failures are returned and never thrown. Nobody else's payments are
 * found, whatever `userId` and the ids say. [A60, P2]
 */
export interface PaymentsPort {
  /** One page: the first one, or the one after `after`. `limit` is at most 100. */
  listPayments(
    userId: string,
    query: { filter: PaymentFilter; after?: PaymentCursor; limit: number },
  ): Promise<Result<PaymentPage>>;
  /** The payments with these ids, `maxPaymentsFound` at most. What is not there, or somebody else's, is left out. */
  findPayments(userId: string, ids: readonly string[]): Promise<Result<readonly Payment[]>>;
  /** Computed by the database, of all payments that match. Currencies are never added together. */
  sumPayments(userId: string, filter: PaymentFilter): Promise<Result<readonly PaymentSum[]>>;
}
