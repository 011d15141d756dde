import type { Billing } from './data.ts';
import { planById } from './plans.ts';
import { monthsPaid } from './prices.ts';

/** What comes next of a plan that is paid at the payment provider. Times are ISO 8601, amounts in units of `currency`. */
export type NextCharge =
  /** A charge failed, and is tried again until it is paid. */
  | { kind: 'owed'; amount: number; currency: string }
  | { kind: 'charge'; at: string; amount: number; currency: string }
  /** A charge of a plan that is not in the list of prices. */
  | { kind: 'renewal'; at: string }
  | { kind: 'end'; at: string };

const isTime = (iso: string | null | undefined): iso is string =>
  iso !== null && iso !== undefined && !Number.isNaN(Date.parse(iso));

/** Undefined where nothing is charged, or nobody knows when. The amount is that of the list of prices. [B37] */
export function nextCharge({ plan, status, interval, renewsAt, endsAt }: Billing): NextCharge | undefined {
  const known = planById(plan);
  const money = known && {
    amount: known.price * monthsPaid[interval ?? 'month'],
    currency: known.currency,
  };
  if (money && status === 'past_due') return { kind: 'owed', ...money };
  if (isTime(endsAt)) return { kind: 'end', at: endsAt };
  if (!isTime(renewsAt) || plan === 'free') return undefined;
  return money ? { kind: 'charge', at: renewsAt, ...money } : { kind: 'renewal', at: renewsAt };
}
