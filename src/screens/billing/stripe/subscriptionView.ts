import { cardExpiresSoonMs } from '../../../services/attention.ts';
import type { Subscription } from '../../../services/billing.ts';
import { formatDate } from '../../../services/money.ts';
import { planName } from '../../../services/plans.ts';
import { statusTone } from '../../../services/status.ts';
import type { SubscriptionView } from '../../../ui/account/SubscriptionCard/SubscriptionCard.tsx';
import { priceWords } from '../planViews.ts';
import { isPaying } from './offers.ts';

/** The provider's words that somebody else would not use. */
const statusWords: Readonly<Record<string, string>> = {
  past_due: 'payment failed',
  incomplete: 'not paid yet',
};

function next({ plan, endsAt, renewsAt, status }: Subscription, name: string) {
  if (endsAt !== null) return `Ends on ${formatDate(endsAt)}. After that you are on Free.`;
  if (status === 'past_due') return `The last payment failed. Update your card to keep ${name}.`;
  if (renewsAt !== null) return `Renews on ${formatDate(renewsAt)}.`;
  return plan === 'free' ? 'Nothing is charged.' : '';
}

/** '2030-12-31' as it stands on the card: '12/2030'. */
const onCard = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;

function expiryOf(cardExpires: string | null, at: number) {
  if (cardExpires === null) return { expiry: '' };
  // Through the whole of its last day.
  const left = Date.parse(cardExpires) + 86_400_000 - at;
  if (Number.isNaN(left)) return { expiry: '' };
  if (left <= 0)
    return {
      expiry: `Expired ${onCard(cardExpires)}`,
      warning: { text: 'Expired', tone: 'critical' as const },
    };
  return {
    expiry: `Expires ${onCard(cardExpires)}`,
    ...(left < cardExpiresSoonMs && { warning: { text: 'Expires soon', tone: 'caution' as const } }),
  };
}

/** A subscription in words. `at`: the present, in ms. [B14] */
export function subscriptionView(now: Subscription, at: number): SubscriptionView {
  const name = planName(now.plan);
  return {
    planName: name,
    price: priceWords(now.plan, now.interval ?? 'month'),
    status: now.endsAt === null ? (statusWords[now.status] ?? now.status) : 'ending',
    tone: now.status === 'past_due' ? 'critical' : now.endsAt === null ? statusTone(now.status) : 'caution',
    next: next(now, name),
    ...(isPaying(now) && { method: { label: now.paymentMethod, ...expiryOf(now.cardExpires, at) } }),
  };
}
