import { calendarOf } from './calendar.ts';
import { dayMs } from './durations.ts';

/** A device in words. */
export interface DeviceName {
  /** Such as 'Firefox on Windows'. */
  name: string;
  kind: 'computer' | 'phone' | 'unknown';
  /** The two parts of the name, as far as they are known. */
  browser?: string | undefined;
  system?: string | undefined;
}

/** Before others whose names it also contains: nearly all browsers call themselves Safari, and many Chrome. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari'],
];

const systems: readonly (readonly [pattern: RegExp, name: string, kind: DeviceName['kind']])[] = [
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'phone'],
  [/\bAndroid\b/, 'Android', 'phone'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];

/** The browser and the system in a user agent. An iPad calls itself a Mac, unless its user chose otherwise. [U1] */
export function deviceName(userAgent: string): DeviceName {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [, system, kind = 'unknown'] = systems.find(([pattern]) => pattern.test(userAgent)) ?? [];
  const name = system ? `${browser ?? 'Browser'} on ${system}` : (browser ?? 'Unknown device');
  return { name, kind, browser, system };
}

/** The days of the calendar up to that of a moment. */
function dayNumber(ms: number) {
  const { year, month, day } = calendarOf(new Date(ms));
  return Date.UTC(year, month, day) / dayMs;
}

/**
 * How long ago something was, such as '5 minutes ago', 'yesterday', and 'just now' within a minute; '' for what is no time. After 24 hours
 * it counts days of the calendar. `locale`: that of the page's words, of which it becomes a part. [U1]
 */
export function formatAgo(iso: string, now: number, locale: string): string {
  const at = Date.parse(iso);
  const minutes = Math.floor((now - at) / 60_000);
  if (Number.isNaN(minutes)) return '';
  if (minutes < 1) return 'just now';
  const ago = (count: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.RelativeTimeFormat(locale, { numeric: unit === 'day' ? 'auto' : 'always' }).format(-count, unit);
  if (minutes < 60) return ago(minutes, 'minute');
  if (minutes < 24 * 60) return ago(Math.floor(minutes / 60), 'hour');
  return ago(dayNumber(now) - dayNumber(at), 'day');
}
