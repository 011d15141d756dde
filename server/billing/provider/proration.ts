import { pricingOf, type KeptItem, type KeptPrice, type Line } from './objects.ts';
import { afterInterval } from './periods.ts';

/**
 * The lines of an invoice of a change, by the second: what is taken back of the plan before, and what the new one costs. Another interval
 * begins a new period. `at`: the present, in s since the epoch.
 */
export function prorationLines(
  { price: before, current_period_start: start, current_period_end: end }: KeptItem,
  price: KeptPrice,
  at: number,
): Line[] {
  const left = Math.max(0, end - at) / (end - start);
  const isReset = before.recurring.interval !== price.recurring.interval;
  const until = isReset ? afterInterval(at, price.recurring.interval) : end;
  return [
    {
      amount: -Math.round(before.unit_amount * left),
      description: `Unused time on ${before.nickname}`,
      period: { start: at, end },
      pricing: pricingOf(before),
    },
    {
      amount: isReset ? price.unit_amount : Math.round(price.unit_amount * left),
      description: isReset ? price.nickname : `Remaining time on ${price.nickname}`,
      period: { start: at, end: until },
      pricing: pricingOf(price),
    },
  ];
}
