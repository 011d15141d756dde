import type { Billing, Payment } from './data.ts';
import { openFailure } from './failedPayments.ts';

/** What comes next of a plan that is paid at the payment provider. Times are ISO 8601, amounts in units of `currency`. */
export type NextCharge =
  /** A charge failed, and is tried again until it is paid. No amount where that payment is not known. */
  | { kind: 'owed'; amount?: number; currency?: string }
  | { kind: 'charge'; at: string; amount: number; currency: string }
  /** A charge whose amount is not known. */
  | { kind: 'renewal'; at: string }
  | { kind: 'end'; at: string };

const isTime = (iso: string | null | undefined): iso is string =>
  iso !== null && iso !== undefined && !Number.isNaN(Date.parse(iso));

/**
 * Undefined where nothing is charged, or nobody knows when. What is owed is the amount of the payment that failed, which may be that of
 * a part of a month; what is charged next is the price at the payment provider, before tax and discounts. [B37]
 *
 * @param payments The newest first, as many as are known.
 */
export function nextCharge(
  { plan, status, price, renewsAt, endsAt }: Billing,
  payments: readonly Payment[] = [],
): NextCharge | undefined {
  if (status === 'past_due') {
    const failed = openFailure(payments, Date.now(), true);
    return { kind: 'owed', ...(failed && { amount: failed.amount, currency: failed.currency }) };
  }
  if (isTime(endsAt)) return { kind: 'end', at: endsAt };
  if (!isTime(renewsAt) || plan === 'free') return undefined;
  return price ? { kind: 'charge', at: renewsAt, ...price } : { kind: 'renewal', at: renewsAt };
}
