import { formatTime } from './formats.ts';

/** A month begins in UTC, at another hour elsewhere: its first day is told as the database counts it. */
export const dayInUtc = (at: string) =>
  formatTime(`${at.slice(0, 10)}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });

/** The day from which on there is more of everything that a plan has each month. */
export function nextMonthBegins(now = new Date()) {
  return dayInUtc(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString());
}
