import type { BillingInterval } from './billing.ts';
import { formatMoney, formatPrice } from './money.ts';
import type { Plan } from './plans.ts';

/** How many months are paid in each interval: of a year two are free. [B14] */
export const monthsPaid = { month: 1, year: 10 } as const satisfies Record<BillingInterval, number>;

/** What a plan costs in an interval, such as '$290', as the list of prices has it. */
export const listPrice = ({ price, currency }: Plan, interval: BillingInterval) =>
  formatPrice(price * monthsPaid[interval], currency);

/**
 * Into how many digits the payment provider divides a currency, where those are not two: none for yen, three for dinars. This is
 * its own list and not that of `Intl`, which shows no digits of an Icelandic króna that the provider counts in hundredths.
 * `private.in_units` has the same; `supabase/minorUnits.test.ts` compares them.
 */
const minorDigits: Readonly<Record<number, readonly string[]>> = {
  0: 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '),
  3: ['BHD', 'JOD', 'KWD', 'OMR', 'TND'],
};

/** How many of a currency's smallest units the payment provider counts as one: 100 cents, 1 yen. */
export function minorUnits(currency: string) {
  const code = currency.toUpperCase();
  const [digits = 2] = Object.entries(minorDigits).find(([, codes]) => codes.includes(code)) ?? [];
  return 10 ** Number(digits);
}

/** An amount as the payment provider tells it, in the currency's smallest unit: 4120 'usd' is '$41.20'. [B15] */
export function formatMinor(amount: number, currency: string, locale?: string) {
  const code = currency.toUpperCase();
  return formatMoney(amount / minorUnits(code), code, locale);
}
