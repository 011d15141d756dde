import { expect, it } from 'vitest';
import { formatDate } from './money.ts';
import { nextMonthBegins } from './usageMonth.ts';

it.each([
  ['2026-11-25T12:00:00Z', '2026-12-01T12:00:00'],
  ['2026-12-31T23:59:59Z', '2027-01-01T12:00:00'],
  // Here it may be May already, or April still: the month is that of UTC.
  ['2026-04-30T23:30:00Z', '2026-05-01T12:00:00'],
  ['2026-05-01T00:30:00Z', '2026-06-01T12:00:00'],
])('at %s there is more from the first day of the next month of UTC on [B40]', (now, day) => {
  expect(nextMonthBegins(new Date(now))).toBe(formatDate(day));
});
