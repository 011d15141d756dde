import { dayMs } from './durations.ts';
import { dateTimeFormat, formatTimeZone } from './formats.ts';

/** A day of the calendar and the minute in it. `month` counts from 0, as in `Date`. */
export interface CalendarTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** What calendar and clock show at a moment in the chosen time zone. [U40] */
export function calendarOf(date: Date): CalendarTime {
  const [year, month, day, hour, minute] = formatTimeZone()
    ? partsIn(date)
    : [date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes()];
  return { year, month, day, hour, minute } as CalendarTime;
}

/** The same, by the browser's knowledge of time zones. */
function partsIn(date: Date): number[] {
  const numbers = dateTimeFormat(
    {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    },
    'en-US-u-ca-gregory-nu-latn',
  ).formatToParts(date);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(numbers.find((part) => part.type === type)?.value);
  return [of('year'), of('month') - 1, of('day'), of('hour'), of('minute')];
}

/** The day on the user's calendar, such as '2026-03-04'. */
export function isoDay(date: Date): string {
  const { year, month, day } = calendarOf(date);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** How far the clocks are ahead of UTC at a moment, in ms. */
function aheadOfUtc(ms: number) {
  const minuteMs = Math.floor(ms / 60_000) * 60_000;
  const { year, month, day, hour, minute } = calendarOf(new Date(minuteMs));
  return Date.UTC(year, month, day, hour, minute) - minuteMs;
}

/**
 * The moment at which a day begins in the chosen time zone. As with `Date`, month and day may be out of range: month -1 is December of
 * the year before.
 */
export function startOfDay(year: number, month: number, day: number): Date {
  if (!formatTimeZone()) return new Date(year, month, day);
  const inUtc = Date.UTC(year, month, day);
  // Where the clocks change around midnight, it may come twice, or not at all: then the day begins at one o'clock.
  const [earlier, later] = [-dayMs, dayMs]
    .map((away) => inUtc - aheadOfUtc(inUtc + away))
    .sort((one, other) => one - other) as [number, number];
  return new Date(earlier + aheadOfUtc(earlier) < inUtc ? later : earlier);
}
