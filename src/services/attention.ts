import { dayMs } from './durations.ts';
import type { Billing, Payment } from './data.ts';
import { planName } from './plans.ts';
import { openFailure } from './failedPayments.ts';

/** How long before its last day a card 'expires soon'. */
export const cardExpiresSoonMs = 60 * dayMs;

/** Nearly all, or all, of what a plan has in a month was used. */
export interface LimitAttention {
  kind: 'limit';
  id: string;
  counted: 'messages' | 'callMinutes';
  used: number;
  limit: number;
  isUsedUp: boolean;
  /** When everything begins again at 0. */
  resetsAt: string;
}

/** Something that the owner of an account should know or do now. Times are ISO 8601. */
export type Attention =
  /**
   * `failure` is the provider's code, for `failureWords`; it is '' when nobody has stored it, and `date` when nobody knows when.
   * `canUpdateCard`: it is paid at a provider.
   */
  | { kind: 'failed'; id: string; date: string; failure: string; canUpdateCard: boolean }
  /** The backend lets its user in without a confirmed address. */
  | { kind: 'unconfirmed'; id: string; email: string }
  | { kind: 'card'; id: string; expires: string; hasExpired: boolean }
  | { kind: 'ends'; id: string; at: string; planName: string }
  | LimitAttention;

/**
 * What the owner should know or do, the most urgent first.
 *
 * @param payments The newest first, as many as are known.
 * @param at The present, in ms since the epoch.
 * @param unconfirmedEmail The user's address, unless it is confirmed.
 */
export function attentionOf(
  billing: Billing | undefined,
  payments: readonly Payment[],
  at: number,
  unconfirmedEmail?: string,
): readonly Attention[] {
  const found: Attention[] = [];
  const isPastDue = billing?.status === 'past_due';
  const failed = openFailure(payments, at, isPastDue);
  const hasCard = Boolean(billing?.cardExpires) || isPastDue;
  if (failed || isPastDue)
    found.push({
      kind: 'failed',
      id: `failed:${failed?.id ?? ''}`,
      date: failed?.date ?? '',
      failure: failed?.failure ?? '',
      canUpdateCard: hasCard,
    });
  if (unconfirmedEmail)
    found.push({ kind: 'unconfirmed', id: `unconfirmed:${unconfirmedEmail}`, email: unconfirmedEmail });
  const { endsAt, cardExpires, plan = '' } = billing ?? {};
  const ends = Date.parse(endsAt ?? '');
  if (endsAt && ends > at)
    found.push({ kind: 'ends', id: `ends:${endsAt}`, at: endsAt, planName: planName(plan) });
  // A card is good through the whole of its last day. One of a plan that ends is not charged again.
  const cardLeft = Date.parse(cardExpires ?? '') + dayMs - at;
  if (cardExpires && !endsAt && cardLeft < cardExpiresSoonMs)
    found.push({ kind: 'card', id: `card:${cardExpires}`, expires: cardExpires, hasExpired: cardLeft <= 0 });
  return found;
}
