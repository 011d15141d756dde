import type { BillingInterval } from '../../services/billing.ts';
import { formatNumber } from '../../services/formats.ts';
import { planById, plans, type Plan } from '../../services/plans.ts';
import { listPrice } from '../../services/prices.ts';
import type { PlanView } from '../../ui/account/PlanCard/PlanCard.tsx';

/** What a year saves, beside the choice and on each plan that costs something. [B14] */
export const yearlySaving = '2 months free';

/** What a plan has in a month, such as 'Unlimited messages and 300 call minutes a month'. */
function allowanceWords({ limits: { messages, callMinutes } }: Plan) {
  const amount = (most: number | null, what: string) =>
    `${most === null ? 'Unlimited' : formatNumber(most)} ${what}`;
  return `${amount(messages, 'messages')} and ${amount(callMinutes, 'call minutes')} a month`;
}

/** The plans with their prices in an interval. `allowances`: whether what they have in a month is told, or will perhaps be. */
export const planViews = (
  interval: BillingInterval,
  allowances: 'shown' | 'awaited' | 'none' = 'none',
): readonly PlanView[] =>
  plans.map((plan) => ({
    id: plan.id,
    name: plan.name,
    description: plan.description,
    features: plan.features,
    popular: plan.popular,
    price: listPrice(plan, interval),
    interval: `/ ${plan.price === 0 ? plan.interval : interval}`,
    ...(interval === 'year' && plan.price > 0 && { note: yearlySaving }),
    ...(allowances !== 'none' && {
      allowance: { text: allowanceWords(plan), visible: allowances === 'shown' },
    }),
  }));

/** A plan's price, such as '$29 / month'; '' for a plan that the app does not know. */
export function priceWords(planId: string, interval: BillingInterval) {
  const plan = planById(planId);
  return plan ? `${listPrice(plan, interval)} / ${plan.price === 0 ? plan.interval : interval}` : '';
}
