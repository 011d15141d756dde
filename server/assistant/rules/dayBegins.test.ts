import { afterAll, expect, it } from 'vitest';
import { startOfDay } from '../../../src/services/calendar.ts';
import { dayMs } from '../../../src/services/durations.ts';
import { setFormats } from '../../../src/services/formats.ts';
import { dayBegins } from './calendar.ts';

afterAll(() => setFormats({}));

/** Some change their clocks at midnight, one by half an hour, and one has skipped a day. */
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Asuncion',
  'America/Havana',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];

it.each(zones)('a day in %s begins for the assistant when it begins on the page [U40]', (timeZone) => {
  setFormats({ timeZone });
  const differing: string[] = [];
  for (const first of [Date.UTC(2011, 11, 20), Date.UTC(2018, 9, 1), Date.UTC(2025, 0, 1)])
    for (let n = 0; n < 400; n++) {
      const date = new Date(first + n * dayMs);
      const day = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()] as const;
      const onPage = startOfDay(...day).toISOString();
      const told = dayBegins(day, timeZone);
      if (onPage !== told) differing.push(`${day.join('-')}: ${onPage} and ${told}`);
    }
  expect(differing).toEqual([]);
});
