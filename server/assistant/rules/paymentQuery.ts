import type { PaymentQuery } from '../engine.ts';
import type { Answering } from './answer.ts';
import type { Filters } from './filters.ts';
import { scopeOf } from './paymentScope.ts';

/** What the reader is asked for. It cannot choose by an amount. */
export const queryOf = (
  { period, status, currency, service }: Filters,
  more: Partial<PaymentQuery> = {},
): PaymentQuery => ({
  ...(period?.since && { since: period.since }),
  ...(period?.until && { until: period.until }),
  ...(status && { status }),
  ...(currency && { currency }),
  ...(service && { service }),
  ...more,
});

/** Nothing was found, and what was looked for. */
export const nothing = (filters: Filters, { format }: Answering) =>
  format.language === 'de'
    ? `Ich finde keine ${scopeOf(filters, 'de').replace(/^(\S+e) (?=Zahlungen)/, '$1n ')}.`
    : `I found no ${scopeOf(filters, 'en')}.`;
