/** Amounts in units of `currency`. A code that `Intl` refuses is shown as it is stored. */
export function formatMoney(amount: number, currency: string, locale?: string) {
  const value = Number.isFinite(amount) ? amount : 0;
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value);
  } catch {
    return `${value.toFixed(2)} ${currency}`.trim();
  }
}

/** Whole amounts without cents: plan prices. */
export const formatPrice = (amount: number, currency: string, locale?: string) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);

/** '' for a date that is missing or unreadable. */
export function formatDate(iso: string, locale?: string) {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? ''
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(date);
}
