import type { BillingInterval } from './billing.ts';
import { formatMoney, formatPrice } from './money.ts';
import type { Plan } from './plans.ts';

/** How many months are paid in each interval: of a year two are free. [B14] */
export const monthsPaid = { month: 1, year: 10 } as const satisfies Record<BillingInterval, number>;

/** What a plan costs in an interval, such as '$290', as the list of prices has it. */
export const listPrice = ({ price, currency }: Plan, interval: BillingInterval) =>
  formatPrice(price * monthsPaid[interval], currency);

/** How many digits follow the point of an amount: none for yen, three for dinars. */
function digitsOf(currency: string) {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** An amount as the payment provider tells it, in the currency's smallest unit: 4120 'usd' is '$41.20'. [B15] */
export function formatMinor(amount: number, currency: string, locale?: string) {
  const code = currency.toUpperCase();
  return formatMoney(amount / 10 ** digitsOf(code), code, locale);
}
