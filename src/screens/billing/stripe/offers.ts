import type { BillingInterval, PlanChoice, Subscription } from '../../../services/billing.ts';
import { planById, plans, type Plan } from '../../../services/plans.ts';

/** What a press on a plan's button would do. */
export type PlanChange =
  /** The first purchase, on the provider's checkout. */
  | { kind: 'buy'; choice: PlanChoice }
  /** Another plan or interval, which the provider computes and carries out. */
  | { kind: 'change'; word: ChangeWord; choice: PlanChoice }
  /** Back to the free plan, when what is paid is over. */
  | { kind: 'cancel' };

/** Said when it is not known what became of a change. */
export const unsureChange =
  'The payment provider could not be reached, and as far as we know your plan is as it was. Try again in a moment.';

/** What the buttons of plans say, in English. */
export const changeVerbs = ['Upgrade', 'Downgrade', 'Switch to yearly', 'Switch to monthly'] as const;
export type ChangeWord = (typeof changeVerbs)[number];

export type Offer =
  | { state: 'current' }
  | { state: 'locked'; label: ChangeWord }
  /** The plan that follows when what is paid is over, as ISO 8601. */
  | { state: 'locked'; startsAt: string }
  | { state: 'available'; label: ChangeWord; change: PlanChange };

/** Whether something is paid for at the provider, so that there is something to change or to cancel. */
export const isPaying = ({ interval }: Subscription) => interval !== null;

const priceOf = (id: string) => planById(id)?.price ?? 0;

function freeOffer(now: Subscription): Offer {
  if (!isPaying(now))
    return now.plan === 'free' ? { state: 'current' } : { state: 'locked', label: 'Downgrade' };
  if (now.endsAt !== null) return { state: 'locked', startsAt: now.endsAt };
  return { state: 'available', label: 'Downgrade', change: { kind: 'cancel' } };
}

function wordFor(plan: Plan, now: Subscription, interval: BillingInterval): ChangeWord {
  if (plan.id === now.plan) return interval === 'year' ? 'Switch to yearly' : 'Switch to monthly';
  return plan.price > priceOf(now.plan) ? 'Upgrade' : 'Downgrade';
}

/** What a plan's button says, and what it does, for somebody with this subscription. [B14] */
export function offerOf(plan: Plan, now: Subscription, interval: BillingInterval): Offer {
  if (plan.price === 0) return freeOffer(now);
  // A plan that was given to somebody has no interval, and nothing to switch.
  if (plan.id === now.plan && (!isPaying(now) || now.interval === interval)) return { state: 'current' };
  const label = wordFor(plan, now, interval);
  // The provider would change the plan and end it all the same.
  if (isPaying(now) && now.endsAt !== null) return { state: 'locked', label };
  const choice: PlanChoice = { plan: plan.id, interval };
  return {
    state: 'available',
    label,
    change: isPaying(now) ? { kind: 'change', word: label, choice } : { kind: 'buy', choice },
  };
}

/** The change that leads to a plan, as the agent asks for it: in the interval that is paid now. Undefined where there is none. */
export function changeTo(planId: string, now: Subscription): PlanChange | undefined {
  const plan = plans.find(({ id }) => id === planId);
  const offer = plan && offerOf(plan, now, now.interval ?? 'month');
  return offer?.state === 'available' ? offer.change : undefined;
}
