import { calendarOf, startOfDay } from '../../services/calendar.ts';
import { dateTimeFormat } from '../../services/formats.ts';
import { formatMoney } from '../../services/money.ts';
import type { PeriodSum } from '../../services/payments.ts';
import type { PaymentChartContent } from '../../ui/account/PaymentChart/PaymentChart.tsx';

const monthCount = 12;

function monthsBefore(now: Date) {
  const { year, month } = calendarOf(now);
  return Array.from({ length: monthCount }, (_, i) => startOfDay(year, month - monthCount + 1 + i, 1));
}

/** The first moments of the last twelve months, this one included, in the reader's time zone. */
export const monthStarts = (now: Date) => monthsBefore(now).map((month) => month.toISOString());

/**
 * What the chart shows of the totals of these months. Currencies cannot be compared, so the bars are of the one in which
 * most payments were made; the others have their totals, and their amounts in the table.
 */
export function monthlyPayments(sums: readonly PeriodSum[], now: Date, locale?: string): PaymentChartContent {
  const currencies = new Map<string, { total: number; count: number }>();
  for (const { currency, total, count } of sums) {
    const before = currencies.get(currency) ?? { total: 0, count: 0 };
    currencies.set(currency, { total: before.total + total, count: before.count + count });
  }
  const ordered = [...currencies].toSorted(
    ([a, { count: countOfA }], [b, { count: countOfB }]) => countOfB - countOfA || a.localeCompare(b),
  );
  const [drawn] = ordered[0] ?? [];
  const ofPeriod = (period: number) =>
    sums
      .filter((sum) => sum.period === period)
      .toSorted((a, b) => Number(b.currency === drawn) - Number(a.currency === drawn));
  const drawnTotal = (period: number) =>
    sums.find((sum) => sum.period === period && sum.currency === drawn)?.total ?? 0;

  const months = monthsBefore(now);
  const most = Math.max(...months.map((_, i) => drawnTotal(i + 1)));
  const long = dateTimeFormat({ month: 'long', year: 'numeric' }, locale);
  const short = dateTimeFormat({ month: 'short' }, locale);
  return {
    totals: ordered.map(([currency, { total }]) => formatMoney(total, currency, locale)),
    bars: months.map((month, i) => ({
      label: long.format(month),
      shortLabel: short.format(month),
      // An operator may keep a refund as a payment below zero, and with it a whole month can be below zero.
      share: most > 0 ? Math.max(0, drawnTotal(i + 1) / most) : 0,
      amounts: ofPeriod(i + 1).map(({ total, currency }) => formatMoney(total, currency, locale)),
    })),
  };
}
