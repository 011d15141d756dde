import type { BillingInterval } from '../../services/billing.ts';
import { planById, plans } from '../../services/plans.ts';
import { listPrice } from '../../services/prices.ts';
import type { PlanView } from '../../ui/account/PlanCard/PlanCard.tsx';

/** What a year saves, beside the choice and on each plan that costs something. [B14] */
export const yearlySaving = '2 months free';

/** The plans with their prices in an interval. */
export const planViews = (interval: BillingInterval): readonly PlanView[] =>
  plans.map((plan) => ({
    id: plan.id,
    name: plan.name,
    description: plan.description,
    features: plan.features,
    popular: plan.popular,
    price: listPrice(plan, interval),
    interval: `/ ${plan.price === 0 ? plan.interval : interval}`,
    ...(interval === 'year' && plan.price > 0 && { note: yearlySaving }),
  }));

/** A plan's price, such as '$29 / month'; '' for a plan that the app does not know. */
export function priceWords(planId: string, interval: BillingInterval) {
  const plan = planById(planId);
  return plan ? `${listPrice(plan, interval)} / ${plan.price === 0 ? plan.interval : interval}` : '';
}
