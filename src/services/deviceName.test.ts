import { afterEach, describe, expect, it } from 'vitest';
import { deviceName, formatAgo } from './deviceName.ts';
import { setFormats } from './formats.ts';

afterEach(() => setFormats({}));

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const named: readonly (readonly [name: string, kind: string, userAgent: string])[] = [
  [
    'Chrome on Windows',
    'computer',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
  ],
  [
    'Edge on Windows',
    'computer',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
  ],
  [
    'Opera on Linux',
    'computer',
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`,
  ],
  ['Firefox on Linux', 'computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [
    'Safari on Mac',
    'computer',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  ],
  [
    'Safari on iPhone',
    'phone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome on iPad',
    'phone',
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Samsung Internet on Android',
    'phone',
    `Mozilla/5.0 (Linux; Android 15; SM-S901B) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Chrome on ChromeOS',
    'computer',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
  ],
  ['Browser on Windows', 'computer', 'Something/1.0 (Windows)'],
  ['Unknown device', 'unknown', 'curl/8.5.0'],
  ['Unknown device', 'unknown', ''],
];

describe('a user agent in words', () => {
  it.each(named)('%s is told as a %s [U1]', (name, kind, userAgent) => {
    expect(deviceName(userAgent)).toMatchObject({ name, kind });
  });
});

it('says how long ago something was in the largest unit that fits [U1]', () => {
  const now = Date.parse('2026-05-02T12:00:00Z');
  const ago = (ms: number) => formatAgo(new Date(now - ms).toISOString(), now, 'en');
  expect([0, 59_000, 60_000, 3_599_000, 7_200_000, 86_400_000, 30 * 86_400_000].map(ago)).toEqual([
    'just now',
    'just now',
    '1 minute ago',
    '59 minutes ago',
    '2 hours ago',
    'yesterday',
    '30 days ago',
  ]);
  // The clock of a device may be behind.
  expect(ago(-60_000)).toBe('just now');
  expect(formatAgo('', now, 'en')).toBe('');
});

it.each([
  // Tuesday, 23:00, to Thursday, 22:00.
  ['UTC', '2026-05-05T23:00:00Z', '2026-05-07T22:00:00Z', '2 days ago'],
  // The same moments, where Wednesday has just begun at the first of them.
  ['Africa/Lagos', '2026-05-05T23:00:00Z', '2026-05-07T22:00:00Z', 'yesterday'],
  // A day of 25 hours, from its first minutes to its last ones.
  ['Europe/Berlin', '2026-10-24T22:10:00Z', '2026-10-25T22:50:00Z', 'today'],
])(
  'after 24 hours, counts days of the calendar in %s: from %s to %s is %s [U1, U40]',
  (timeZone, from, to, expected) => {
    setFormats({ timeZone });
    expect(formatAgo(from, Date.parse(to), 'en')).toBe(expected);
  },
);
