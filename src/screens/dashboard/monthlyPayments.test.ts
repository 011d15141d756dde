import { expect, it } from 'vitest';
import type { PeriodSum } from '../../services/payments.ts';
import { monthlyPayments, monthStarts } from './monthlyPayments.ts';

const now = new Date(2026, 4, 31, 23, 59);

const sum = (period: number, currency: string, total: number, count = 1): PeriodSum => ({
  period,
  currency,
  status: 'completed',
  total,
  count,
});

it('the last twelve months begin at midnight of the reader, and end with this one [B42]', () => {
  const starts = monthStarts(now);
  expect(starts).toHaveLength(12);
  expect(starts[0]).toBe(new Date(2025, 5, 1).toISOString());
  expect(starts[11]).toBe(new Date(2026, 4, 1).toISOString());
});

it('bars are of the currency of most payments, and every currency has its total [B42]', () => {
  const sums = [sum(1, 'USD', 29), sum(1, 'EUR', 12.4), sum(11, 'JPY', 90_000), sum(12, 'USD', 58, 2)];
  const { totals, bars } = monthlyPayments(sums, now, 'en');
  expect(totals).toEqual(['$87.00', '€12.40', '¥90,000']);
  expect(bars.map(({ share }) => share)).toEqual([0.5, ...Array(10).fill(0), 1]);
  expect(bars[0]).toEqual({
    label: 'June 2025',
    shortLabel: 'Jun',
    share: 0.5,
    amounts: ['$29.00', '€12.40'],
  });
  expect(bars[10]?.amounts).toEqual(['¥90,000']);
  expect(bars.at(-1)?.label).toBe('May 2026');
});

it('a month in which more was paid back than paid has no bar, and says its amount [B42]', () => {
  const { totals, bars } = monthlyPayments([sum(11, 'USD', -10), sum(12, 'USD', 30)], now, 'en');
  expect(totals).toEqual(['$20.00']);
  expect(bars[10]).toMatchObject({ share: 0, amounts: ['-$10.00'] });
});

it.each([[[]], [[sum(12, 'USD', 0)]], [[sum(3, 'USD', -5)]]])(
  'nothing to draw is no division by it: %j [B42]',
  (sums) => {
    const { bars } = monthlyPayments(sums, now, 'en');
    expect(bars.every(({ share }) => share === 0)).toBe(true);
  },
);
