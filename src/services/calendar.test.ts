import { afterEach, describe, expect, it } from 'vitest';
import { calendarOf, isoDay, startOfDay } from './calendar.ts';
import { setFormats } from './formats.ts';

afterEach(() => setFormats({}));

describe('the calendar', () => {
  it('is the device’s until a time zone is chosen [U40]', () => {
    const date = new Date('2026-11-25T19:04:31Z');
    expect(calendarOf(date)).toEqual({
      year: date.getFullYear(),
      month: date.getMonth(),
      day: date.getDate(),
      hour: date.getHours(),
      minute: date.getMinutes(),
    });
    expect(startOfDay(2026, -1, 1)).toEqual(new Date(2025, 11, 1));
  });

  it.each([
    ['Asia/Tokyo', '2026-12-31T15:00:00Z', { year: 2027, month: 0, day: 1, hour: 0, minute: 0 }],
    ['America/New_York', '2026-12-31T15:00:59Z', { year: 2026, month: 11, day: 31, hour: 10, minute: 0 }],
    ['Asia/Kathmandu', '2026-03-01T00:00:00Z', { year: 2026, month: 2, day: 1, hour: 5, minute: 45 }],
    ['UTC', '2026-03-01T00:00:00Z', { year: 2026, month: 2, day: 1, hour: 0, minute: 0 }],
  ])('shows what the clocks of %s show at %s [U40]', (timeZone, iso, expected) => {
    setFormats({ timeZone, formatLocale: 'ar-EG' });
    expect(calendarOf(new Date(iso))).toEqual(expected);
  });

  it.each([
    ['Asia/Tokyo', '2026-12-31T15:00:00Z', '2027-01-01'],
    ['America/New_York', '2026-03-01T00:00:00Z', '2026-02-28'],
    ['UTC', '2026-03-01T00:00:00Z', '2026-03-01'],
  ])('writes the day in %s at %s, whatever numerals are chosen [U40]', (timeZone, iso, day) => {
    setFormats({ timeZone, formatLocale: 'ar-EG' });
    expect(isoDay(new Date(iso))).toBe(day);
  });

  it.each([
    ['Asia/Tokyo', [2026, 0, 1], '2025-12-31T15:00:00.000Z'],
    ['Pacific/Kiritimati', [2026, 0, 1], '2025-12-31T10:00:00.000Z'],
    ['Pacific/Pago_Pago', [2026, 0, 1], '2026-01-01T11:00:00.000Z'],
    ['Asia/Kathmandu', [2026, 0, 1], '2025-12-31T18:15:00.000Z'],
    // On both sides of a change of the clocks.
    ['America/New_York', [2026, 2, 8], '2026-03-08T05:00:00.000Z'],
    ['America/New_York', [2026, 2, 9], '2026-03-09T04:00:00.000Z'],
    ['Australia/Sydney', [2026, 9, 4], '2026-10-03T14:00:00.000Z'],
    ['Europe/Lisbon', [2026, 9, 25], '2026-10-24T23:00:00.000Z'],
    ['Europe/Lisbon', [2026, 9, 26], '2026-10-26T00:00:00.000Z'],
    // Clocks that go from midnight to one o'clock: the day has no midnight.
    ['America/Santiago', [2026, 8, 6], '2026-09-06T04:00:00.000Z'],
    ['America/Havana', [2026, 2, 8], '2026-03-08T05:00:00.000Z'],
    ['America/Sao_Paulo', [2017, 9, 15], '2017-10-15T03:00:00.000Z'],
    ['America/Asuncion', [2023, 9, 1], '2023-10-01T04:00:00.000Z'],
    ['Asia/Beirut', [2026, 2, 29], '2026-03-28T22:00:00.000Z'],
    // Clocks that go back to midnight, which comes twice.
    ['America/Havana', [2026, 10, 1], '2026-11-01T04:00:00.000Z'],
    ['Asia/Amman', [2021, 9, 29], '2021-10-28T21:00:00.000Z'],
    // Clocks that go back from midnight to eleven o'clock in the evening before.
    ['America/Santiago', [2026, 3, 5], '2026-04-05T04:00:00.000Z'],
    // Out of range, as `Date` has it.
    ['Europe/Berlin', [2026, -1, 1], '2025-11-30T23:00:00.000Z'],
  ] as const)('in %s the day %j begins at %s [U40]', (timeZone, [year, month, day], expected) => {
    setFormats({ timeZone });
    expect(startOfDay(year, month, day).toISOString()).toBe(expected);
  });
});
