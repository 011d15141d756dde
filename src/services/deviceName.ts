import { formatLocale } from './formats.ts';

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

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, such as '5 minutes ago', 'yesterday', and 'just now' within a minute; '' for what is no time. */
export function formatAgo(iso: string, now: number, locale = formatLocale()): string {
  const past = now - Date.parse(iso);
  if (Number.isNaN(past)) return '';
  const [unit, length] = units.find((each) => past >= each[1]) ?? [];
  if (!unit) return 'just now';
  const count = Math.floor(past / length);
  return new Intl.RelativeTimeFormat(locale, { numeric: unit === 'day' ? 'auto' : 'always' }).format(
    -count,
    unit,
  );
}
