// What the reader can choose on the payments screen, and the filter that it means.
import { formatMoney } from '../../services/money.ts';
import { paymentStatuses, type PaymentFilter, type PaymentSum } from '../../services/payments.ts';

/** '' where the reader has not chosen. */
export interface PaymentChoices {
  period: string;
  status: string;
  currency: string;
}

export const noChoices: PaymentChoices = { period: '', status: '', currency: '' };

export const isChosen = ({ period, status, currency }: PaymentChoices) =>
  (period || status || currency) !== '';

export const periodOptions = [
  { value: '', label: 'All time' },
  { value: 'month', label: 'This month' },
  { value: 'last-month', label: 'Last month' },
  { value: 'year', label: 'This year' },
  { value: 'last-year', label: 'Last year' },
] as const;

const statusLabels = {
  completed: 'Completed',
  pending: 'Pending',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const;

export const statusOptions = [
  { value: '', label: 'Every status' },
  ...paymentStatuses.map((value) => ({ value, label: statusLabels[value] })),
];

export function currencyOptions(sums: readonly PaymentSum[], chosen: string) {
  const currencies = [...new Set([...sums.map(({ currency }) => currency), ...(chosen ? [chosen] : [])])];
  return [
    { value: '', label: 'Every currency' },
    ...currencies.toSorted().map((value) => ({ value, label: value })),
  ];
}

/** First and last moment of a period, in the reader's time zone. */
function range(period: string, now: Date): [since?: Date, until?: Date] {
  const [year, month] = [now.getFullYear(), now.getMonth()];
  if (period === 'month') return [new Date(year, month, 1)];
  if (period === 'last-month') return [new Date(year, month - 1, 1), new Date(year, month, 1)];
  if (period === 'year') return [new Date(year, 0, 1)];
  if (period === 'last-year') return [new Date(year - 1, 0, 1), new Date(year, 0, 1)];
  return [];
}

export function filterOf({ period, status, currency }: PaymentChoices, now: Date): PaymentFilter {
  const [since, until] = range(period, now);
  const known = paymentStatuses.find((each) => each === status);
  return {
    ...(known && { status: known }),
    ...(currency && { currency }),
    ...(since && { since: since.toISOString() }),
    ...(until && { until: until.toISOString() }),
  };
}

const totalLabels = { ...statusLabels, completed: 'Paid' } as const;

/** '7 payments. Paid: $58.30 and €12.40': what failed or is pending only counts where it was asked for. */
export function totalsText(sums: readonly PaymentSum[], { status }: PaymentFilter) {
  const count = sums.reduce((all, sum) => all + sum.count, 0);
  const wanted = status ?? 'completed';
  const totals = sums
    .filter((sum) => sum.status === wanted)
    .map(({ total, currency }) => formatMoney(total, currency));
  const counted = `${new Intl.NumberFormat().format(count)} ${count === 1 ? 'payment' : 'payments'}.`;
  return totals.length > 0 ? `${counted} ${totalLabels[wanted]}: ${totals.join(' and ')}` : counted;
}
