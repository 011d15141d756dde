import type { Plan } from './plans.ts';
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
  /** What the service's name or the invoice's number contains, in any case. */
  search?: string;
}

/** A payment with what the payment provider has of it; '' where it has nothing. Addresses are `https:`. */
export interface ListedPayment extends Payment {
  invoiceNumber: string;
  /** The provider's page with the receipt. */
  receiptUrl: string;
  /** The provider's invoice as a PDF file. */
  pdfUrl: string;
  /** Why it failed, in the provider's code, such as 'insufficient_funds'. */
  failure: string;
  /** ISO 8601. When the provider charges again. */
  nextAttempt: string;
}

/** The last payment of a page, after which the next page begins. */
export type PaymentCursor = Pick<Payment, 'date' | 'id'>;

export interface PaymentPage {
  rows: readonly ListedPayment[];
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

/** The total of one of several periods: 0 is what was before the first of them, 1 is the first. */
export interface PeriodSum extends PaymentSum {
  period: number;
}

/** The most payments that `listPayments` gives at once. */
export const maxPaymentsListed = 500;

/** The most payments that `find` gives: as many as a figure of the assistant names. */
export const maxPaymentsFound = 500;

/**
 * All payments of the signed-in user, the newest first. Failures are returned and never thrown. Nobody else's payments are
 * found, whatever `userId` and the ids say. [A60, P2]
 */
export interface PaymentsPort {
  /** One page: the first one, or the one after `after`. `limit` is at most `maxPaymentsListed`. */
  listPayments(
    userId: string,
    query: { filter: PaymentFilter; after?: PaymentCursor; limit: number },
  ): Promise<Result<PaymentPage>>;
  /** The payments with these ids, `maxPaymentsFound` at most. What is not there, or somebody else's, is left out. */
  findPayments(userId: string, ids: readonly string[]): Promise<Result<readonly ListedPayment[]>>;
  /** Computed by the database, of all payments that match. Currencies are never added together. */
  sumPayments(userId: string, filter: PaymentFilter): Promise<Result<readonly PaymentSum[]>>;
  /** The same of each period by itself. `starts`, ISO 8601 and in order, are their first moments; the last one is open. [B21] */
  sumPeriods(
    userId: string,
    filter: PaymentFilter,
    starts: readonly string[],
  ): Promise<Result<readonly PeriodSum[]>>;
}

/** What payments are for that are for no plan, as it is stored; the first where the database has nothing, the other of the demo account. */
export const otherPaymentNames = ['Service Payment', 'Voice minutes'] as const;

/** What a payment for a plan is called as it is stored: in English. */
export const planPaymentName = ({ name }: Pick<Plan, 'name'>) => `${name} plan`;
