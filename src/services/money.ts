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

function moneyIn(currency: string, amount: number, locale: string | undefined, options = {}) {
  const value = Number.isFinite(amount) ? amount : 0;
  try {
    return written(value, { currency, ...options }, locale);
  } catch {
    return `${value.toFixed(2)} ${currency}`.trim();
  }
}

/** An amount in units of `currency`, such as '$29.00'. A currency that `Intl` refuses is shown as it is stored; no number as 0. */
export const formatMoney = (amount: number, currency: string, locale?: string) =>
  moneyIn(currency, amount, locale);

/** A plan's price; whole amounts are shown without cents. Otherwise like `formatMoney`. [K2] */
export const formatPrice = (amount: number, currency: string, locale?: string) =>
  moneyIn(currency, amount, locale, { trailingZeroDisplay: 'stripIfInteger' });

/** A date such as 'May 2, 2026', of a time or of a day without a time; '' when it is missing or unreadable. */
export const formatDate = (iso: string, locale?: string) =>
  formatTime(
    iso,
    // A day is the same one everywhere. `Date` takes it for midnight in Greenwich, which in America is the day before.
    { dateStyle: 'medium', ...(/^\d{4}-\d{2}-\d{2}$/.test(iso) && { timeZone: 'UTC' }) },
    locale,
  );
