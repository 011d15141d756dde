import { formatLocale, formatTime, numberFormat } from './formats.ts';

/** In an Arabic line 'US$' is drawn as '$US' unless it keeps its own direction. [W8] */
const written = (amount: number, options: Intl.NumberFormatOptions, locale = formatLocale()) => {
  const format = numberFormat({ style: 'currency', ...options }, locale);
  if (!locale?.startsWith('ar')) return format.format(amount);
  return format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? `\u2066${value}\u2069` : value))
    .join('');
};

/** An amount in units of `currency`, such as '$29.00'. A currency that `Intl` refuses is shown as it is stored. */
export function formatMoney(amount: number, currency: string, locale?: string) {
  const value = Number.isFinite(amount) ? amount : 0;
  try {
    return written(value, { currency }, locale);
  } catch {
    return `${value.toFixed(2)} ${currency}`.trim();
  }
}

/** A plan's price; whole amounts are shown without cents. [K2] */
export const formatPrice = (amount: number, currency: string, locale?: string) =>
  written(amount, { currency, trailingZeroDisplay: 'stripIfInteger' }, locale);

/** A date such as 'May 2, 2026'; '' when it is missing or unreadable. */
export const formatDate = (iso: string, locale?: string) => formatTime(iso, { dateStyle: 'medium' }, locale);
