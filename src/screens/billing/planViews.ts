import type { BillingInterval } from '../../services/billing.ts';
import { formatNumber } from '../../services/formats.ts';
import { planById, plans, type Plan } from '../../services/plans.ts';
import type { Billing } from '../../services/data.ts';
import { formatPrice } from '../../services/money.ts';
import { listPrice } from '../../services/prices.ts';
import type { PlanView } from '../../ui/account/PlanCard/PlanCard.tsx';
import { fill } from '../../ui/fill.ts';
import type { LanguageValue } from '../shell/language/LanguageProvider.tsx';
import type { words } from './planViews.words.ts';

type Labels = typeof words;
type Translate = LanguageValue['translate'];

/** What a plan has in a month, such as 'Unlimited messages and 300 call minutes a month'. */
function allowanceWords({ limits: { messages, callMinutes } }: Plan, labels: Labels) {
  const amount = (
    most: number | null,
    unlimited: string,
    counted: '{count} messages' | '{count} call minutes',
  ) => (most === null ? unlimited : fill(counted, { count: formatNumber(most) }));
  return fill(labels.allowance, {
    messages: amount(messages, labels.unlimitedMessages, labels.messages),
    minutes: amount(callMinutes, labels.unlimitedMinutes, labels.callMinutes),
  });
}

/** The plans with their prices in an interval. `allowances`: whether what they have in a month is told, or will perhaps be. */
export const planViews = (
  interval: BillingInterval,
  labels: Labels,
  translate: Translate,
  allowances: 'shown' | 'awaited' | 'none' = 'none',
): readonly PlanView[] =>
  plans.map((plan) => ({
    id: plan.id,
    name: plan.name,
    description: translate(plan.description),
    features: plan.features.map(translate),
    popular: plan.popular,
    price: listPrice(plan, interval),
    interval: interval === 'year' && plan.price > 0 ? labels.perYear : labels.perMonth,
    ...(interval === 'year' && plan.price > 0 && { note: labels.yearlySaving }),
    ...(allowances !== 'none' && {
      allowance: { text: allowanceWords(plan, labels), visible: allowances === 'shown' },
    }),
  }));

/**
 * A plan's price, such as '$29 / month'; '' for a plan that the app does not know. `paid`: what is paid for it, which may be another
 * price than that of the list.
 */
export function priceWords(
  planId: string,
  interval: BillingInterval,
  labels: Labels,
  paid?: Billing['price'],
) {
  const plan = planById(planId);
  const price = paid ? formatPrice(paid.amount, paid.currency) : plan && listPrice(plan, interval);
  if (price === undefined) return '';
  const isYearly = interval === 'year' && plan?.price !== 0;
  return fill(isYearly ? labels.pricePerYear : labels.pricePerMonth, { price });
}
