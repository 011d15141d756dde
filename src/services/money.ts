/** Keeps one formatter per locale and currency, because making one takes longer than drawing a row of a table. */
function kept<Format>(make: (locale: string | undefined, currency: string) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string | undefined, currency = '') => {
    const name = `${locale} ${currency}`;
    const format = formats.get(name) ?? make(locale, currency);
    formats.set(name, format);
    return format;
  };
}

const amounts = kept((locale, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }));
const dates = kept((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));

/** An amount in units of `currency`, such as '$29.00'. A currency that `Intl` refuses is shown as it is stored. */
export function formatMoney(amount: number, currency: string, locale?: string) {
  const value = Number.isFinite(amount) ? amount : 0;
  try {
    return amounts(locale, currency).format(value);
  } catch {
    return `${value.toFixed(2)} ${currency}`.trim();
  }
}

/** A plan's price; whole amounts are shown without cents. [K2] */
export const formatPrice = (amount: number, currency: string, locale?: string) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);

/** A date such as 'May 2, 2026'; '' when it is missing or unreadable. */
export function formatDate(iso: string, locale?: string) {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : dates(locale).format(date);
}
