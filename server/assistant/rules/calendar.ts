// Days as people count them, and the moments at which they begin somewhere.

import { dayMs } from '../../../src/services/durations.ts';

/** Month from 0. Month and day may lie outside of the year or the month: the 0th is the last of the month before. */
export type Day = readonly [year: number, month: number, day: number];

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string) {
  const known = clocks.get(timeZone);
  if (known) return known;
  const parts = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...parts });
  clocks.set(timeZone, clock);
  return clock;
}

/** What the clock on the wall shows there, as if it were UTC. */
function wallClock(at: number, timeZone: string): number {
  const shown: Record<string, number> = {};
  for (const { type, value } of clockIn(timeZone).formatToParts(at)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Whether this is the name of a time zone. */
export function isTimeZone(timeZone: string) {
  try {
    return clockIn(timeZone) !== undefined;
  } catch {
    return false;
  }
}

/** The first moment of a day there, in ISO 8601. Where clocks skip midnight it is the first moment after it. */
export function dayBegins([year, month, day]: Day, timeZone: string): string {
  const midnight = Date.UTC(year, month, day);
  const offsets = [midnight - dayMs, midnight + dayMs].map((at) => wallClock(at, timeZone) - at);
  const candidates = offsets
    .map((offset) => midnight - offset)
    .filter((at) => wallClock(at, timeZone) >= midnight);
  return new Date(
    candidates.length > 0 ? Math.min(...candidates) : midnight - Math.min(...offsets),
  ).toISOString();
}

/** The day that it is there. */
export function today(now: Date, timeZone: string): Day {
  const shown = new Date(wallClock(Math.floor(now.getTime() / 1000) * 1000, timeZone));
  return [shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate()];
}

/** With month and day where they belong. */
export function realDay([year, month, day]: Day): Day {
  const at = new Date(Date.UTC(year, month, day));
  return [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
}

/** 0 is Monday. */
export const weekday = ([year, month, day]: Day) =>
  (new Date(Date.UTC(year, month, day)).getUTCDay() + 6) % 7;

/** Whether the calendar has this day: there is no 31 June. */
export const isRealDay = (day: Day) => realDay(day).every((part, at) => part === day[at]);
