import { formatTime, numberFormat } from './formats.ts';

/** An amount in units of `currency`, such as '$29.00'. A currency that `Intl` refuses is shown as it is stored. */
export function formatMoney(amount: number, currency: string, locale?: string) {
  const value = Number.isFinite(amount) ? amount : 0;
  try {
    return numberFormat({ style: 'currency', currency }, locale).format(value);
  } catch {
    return `${value.toFixed(2)} ${currency}`.trim();
  }
}

/** A plan's price; whole amounts are shown without cents. [K2] */
export const formatPrice = (amount: number, currency: string, locale?: string) =>
  numberFormat({ style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }, locale).format(amount);

/** A date such as 'May 2, 2026'; '' when it is missing or unreadable. */
export const formatDate = (iso: string, locale?: string) => formatTime(iso, { dateStyle: 'medium' }, locale);
