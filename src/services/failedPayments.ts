import { dayMs } from './durations.ts';
import type { Payment } from './data.ts';
import { statusTone } from './status.ts';

/** A payment that failed longer ago is history: the provider has stopped trying. */
const failedLatelyMs = 60 * dayMs;
/** How far ahead a failure may lie: it came after the page was opened, or the device's clock is slow. */
const aheadMs = 7 * dayMs;

const failedWords = new Set(['failed', 'failure', 'declined', 'rejected', 'error']);
export const isFailed = ({ status }: Pick<Payment, 'status'>) => failedWords.has(status.toLowerCase());
const isPaid = ({ status }: Payment) => statusTone(status) === 'positive';

/**
 * The payment that failed last, unless something was paid for the same since.
 *
 * @param payments The newest first, as many as are known.
 * @param at The present, in ms since the epoch.
 * @param isPastDue Whether the provider is still trying, however long ago it failed.
 */
export function openFailure(payments: readonly Payment[], at: number, isPastDue: boolean) {
  const failed = payments.find(isFailed);
  if (!failed) return undefined;
  const isSettled = payments
    .slice(0, payments.indexOf(failed))
    .some((payment) => isPaid(payment) && payment.serviceName === failed.serviceName);
  if (isSettled) return undefined;
  const age = at - Date.parse(failed.date);
  return isPastDue || (age > -aheadMs && age < failedLatelyMs) ? failed : undefined;
}
