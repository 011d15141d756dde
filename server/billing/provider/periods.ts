import type { Interval } from '../../../supabase/functions/_shared/billing/prices.ts';

/** `at` and one interval, in seconds. The 31st of January is followed by the last day of February. */
export function afterInterval(at: number, interval: Interval): number {
  const date = new Date(at * 1000);
  const day = date.getUTCDate();
  const months = interval === 'month' ? 1 : 12;
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return Math.floor(date.getTime() / 1000);
}
