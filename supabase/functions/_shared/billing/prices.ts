import type { Price } from './stripeObjects.ts';

/** The plans that are sold, and how often they are paid. */
export const paidPlans = ['pro', 'enterprise'] as const;
export type PaidPlan = (typeof paidPlans)[number];
export const intervals = ['month', 'year'] as const;
export type Interval = (typeof intervals)[number];

/** By this key the price of a new purchase is found. An older price, which customers may still have, loses it. */
export const lookupKey = (plan: PaidPlan, interval: Interval) => `parley_${plan}_${interval}`;

/**
 * Which plan a price is for, by the metadata of the price itself: those stay with a price that is no longer sold. Null for
 * a price that is not this app's.
 */
export function planOf(price: Price | undefined) {
  const plan = paidPlans.find((each) => each === price?.metadata.plan) ?? null;
  const interval = intervals.find((each) => each === price?.recurring?.interval) ?? null;
  return { plan, interval };
}
