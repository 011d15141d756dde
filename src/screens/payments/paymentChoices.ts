// What the reader can choose on the payments screen, and the filter that it means.
import { calendarOf, startOfDay } from '../../services/calendar.ts';
import { formatLocale, formatNumber } from '../../services/formats.ts';
import { formatMoney } from '../../services/money.ts';
import {
  paymentStatuses,
  otherPaymentNames,
  planPaymentName,
  type PaymentFilter,
  type PaymentSum,
  type PeriodSum,
} from '../../services/payments.ts';
import { plans } from '../../services/plans.ts';
import { fill } from '../../ui/fill.ts';
import { plural } from '../../ui/plural.ts';
import type { words } from './paymentChoices.words.ts';

type Labels = typeof words;

/** '' where the reader has not chosen. */
export interface PaymentChoices {
  period: string;
  status: string;
  currency: string;
  /** What was typed into the search. */
  search: string;
}

export const noChoices: PaymentChoices = { period: '', status: '', currency: '', search: '' };

export const isChosen = ({ period, status, currency, search }: PaymentChoices) =>
  (period || status || currency || search.trim()) !== '';

export const periodOptions = (labels: Labels) => [
  { value: '', label: labels.allTime },
  { value: 'month', label: labels.thisMonth },
  { value: 'last-month', label: labels.lastMonth },
  { value: 'year', label: labels.thisYear },
  { value: 'last-year', label: labels.lastYear },
];

export const statusOptions = (labels: Labels) => [
  { value: '', label: labels.anyStatus },
  ...paymentStatuses.map((value) => ({ value, label: labels[value] })),
];

export function currencyOptions(labels: Labels, sums: readonly PaymentSum[], chosen: string) {
  const currencies = [...new Set([...sums.map(({ currency }) => currency), ...(chosen ? [chosen] : [])])];
  return [
    { value: '', label: labels.anyCurrency },
    ...currencies.toSorted().map((value) => ({ value, label: value })),
  ];
}

/** First and last moment of a period, in the reader's time zone. */
function range(period: string, now: Date): [since?: Date, until?: Date] {
  const { year, month } = calendarOf(now);
  if (period === 'month') return [startOfDay(year, month, 1)];
  if (period === 'last-month') return [startOfDay(year, month - 1, 1), startOfDay(year, month, 1)];
  if (period === 'year') return [startOfDay(year, 0, 1)];
  if (period === 'last-year') return [startOfDay(year - 1, 0, 1), startOfDay(year, 0, 1)];
  return [];
}

const planPayments = plans.map(planPaymentName);
const paymentNames = [...planPayments, ...otherPaymentNames];

/**
 * What to look for in the stored names where `typed` is how the page shows one, or begins a word of it: 'Tarif Pro' finds 'Pro plan', and
 * 'Gespräch' 'Voice minutes'. `translate` translates a name. Everything else is looked for as it was typed.
 */
export function storedSearch(typed: string, translate: (sentence: string) => string) {
  const wanted = typed.trim().toLowerCase();
  const [name, ...others] = paymentNames.filter(
    (each) =>
      !each.toLowerCase().includes(wanted) && ` ${translate(each).toLowerCase()}`.includes(` ${wanted}`),
  );
  if (name === undefined) return typed;
  if (others.length === 0) return name;
  // What is shown of several plans, such as 'Tarif', is the word that all of them end with. Other names have no word in common.
  return others.every((each) => planPayments.includes(each)) ? name.split(' ').at(-1)! : typed;
}

/** As long as a service's name can reasonably be. */
const maxSearchLength = 100;

export function filterOf({ period, status, currency, search }: PaymentChoices, now: Date): PaymentFilter {
  const [since, until] = range(period, now);
  const known = paymentStatuses.find((each) => each === status);
  return {
    ...(known && { status: known }),
    ...(currency && { currency }),
    ...(since && { since: since.toISOString() }),
    ...(until && { until: until.toISOString() }),
    ...(search.trim() && { search: search.trim().slice(0, maxSearchLength) }),
  };
}

/** '7 payments. Paid: $58.30 and €12.40': what failed or is pending only counts where it was asked for. */
export function totalsText(
  labels: Labels,
  sums: readonly PaymentSum[],
  filter: PaymentFilter,
  locale?: string,
) {
  const count = sums.reduce((all, sum) => all + sum.count, 0);
  const wanted = filter.status ?? 'completed';
  const totals = sums
    .filter((sum) => sum.status === wanted)
    .map(({ total, currency }) => formatMoney(total, currency));
  const counted = plural(labels, 'counted', count, locale, formatLocale());
  if (totals.length === 0) return counted;
  const amounts = new Intl.ListFormat(locale, { style: 'long' }).format(totals);
  return fill(labels.totals, { counted, status: amountsHead(labels, filter), amounts });
}

/** How many years have a total of their own; what is older is added up together. */
const yearsApart = 20;

/** The first moments of the last years, in the reader's time zone. */
export const yearStarts = (now: Date) =>
  Array.from({ length: yearsApart }, (_, i) =>
    startOfDay(calendarOf(now).year - yearsApart + 1 + i, 0, 1).toISOString(),
  );

/** A row for each year with payments, the newest first. Amounts are of what was paid, unless another status was asked for. */
export function yearRows(labels: Labels, sums: readonly PeriodSum[], { status }: PaymentFilter, now: Date) {
  const wanted = status ?? 'completed';
  const periods = [...new Set(sums.map(({ period }) => period))].toSorted((a, b) => b - a);
  return periods.map((period) => {
    const own = sums.filter((sum) => sum.period === period);
    const year = calendarOf(now).year - yearsApart + period;
    return {
      label: period === 0 ? fill(labels.beforeYear, { year: String(year + 1) }) : String(year),
      count: formatNumber(own.reduce((all, { count }) => all + count, 0)),
      amounts: own
        .filter((sum) => sum.status === wanted)
        .map(({ total, currency }) => formatMoney(total, currency)),
    };
  });
}

/** The head of the column of amounts. */
export const amountsHead = (labels: Labels, { status = 'completed' }: PaymentFilter) =>
  status === 'completed' ? labels.paid : labels[status];
