import { cardExpiresSoonMs } from '../../../services/attention.ts';
import type { Subscription } from '../../../services/billing.ts';
import { dayMs } from '../../../services/durations.ts';
import { formatDate } from '../../../services/money.ts';
import { planName } from '../../../services/plans.ts';
import { statusTone } from '../../../services/status.ts';
import type { SubscriptionView } from '../../../ui/account/SubscriptionCard/SubscriptionCard.tsx';
import { fill } from '../../../ui/fill.ts';
import type { LanguageValue } from '../../shell/language/LanguageProvider.tsx';
import { priceWords } from '../planViews.ts';
import type { words as planWords } from '../planViews.words.ts';
import type { words } from './subscriptionView.words.ts';
import { isPaying } from './offers.ts';

type Labels = typeof words & typeof planWords;
type Translate = LanguageValue['translate'];

/** The provider's own words are told as somebody else would say them. */
function statusOf({ status, endsAt }: Subscription, labels: Labels, translate: Translate) {
  if (endsAt !== null) return labels.ending;
  if (status === 'past_due') return labels.paymentFailed;
  return status === 'incomplete' ? labels.notPaid : translate(status);
}

function next({ plan, endsAt, renewsAt, status }: Subscription, name: string, labels: Labels) {
  if (endsAt !== null) return fill(labels.endsOn, { date: formatDate(endsAt) });
  if (status === 'past_due') return fill(labels.lastFailed, { plan: name });
  if (renewsAt !== null) return fill(labels.renewsOn, { date: formatDate(renewsAt) });
  return plan === 'free' ? labels.nothing : '';
}

/** '2030-12-31' as it stands on the card: '12/2030'. */
const onCard = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;

function expiryOf(cardExpires: string | null, at: number, labels: Labels) {
  if (cardExpires === null) return { expiry: '' };
  // Through the whole of its last day.
  const left = Date.parse(cardExpires) + dayMs - at;
  if (Number.isNaN(left)) return { expiry: '' };
  if (left <= 0)
    return {
      expiry: fill(labels.expired, { month: onCard(cardExpires) }),
      warning: { text: labels.hasExpired, tone: 'critical' as const },
    };
  return {
    expiry: fill(labels.expires, { month: onCard(cardExpires) }),
    ...(left < cardExpiresSoonMs && { warning: { text: labels.expiresSoon, tone: 'caution' as const } }),
  };
}

/** A subscription in words. `at`: the present, in ms. [B14] */
export function subscriptionView(
  now: Subscription,
  at: number,
  labels: Labels,
  translate: Translate,
): SubscriptionView {
  const name = planName(now.plan);
  return {
    planName: name,
    price: priceWords(now.plan, now.interval ?? 'month', labels, now.price),
    status: statusOf(now, labels, translate),
    tone: now.status === 'past_due' ? 'critical' : now.endsAt === null ? statusTone(now.status) : 'caution',
    next: next(now, name, labels),
    ...(isPaying(now) && {
      method: { label: translate(now.paymentMethod), ...expiryOf(now.cardExpires, at, labels) },
    }),
  };
}
