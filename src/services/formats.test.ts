import { afterEach, describe, expect, it } from 'vitest';
import {
  dateTimeFormat,
  formatLocale,
  formatNumber,
  formatTime,
  formatTimeZone,
  numberFormat,
  setFormats,
  setLanguageLocale,
} from './formats.ts';
import { formatDate, formatMoney, formatPrice } from './money.ts';
import { dayInUtc } from './usageMonth.ts';

afterEach(() => {
  setFormats({});
  setLanguageLocale(undefined);
});

const evening = '2026-11-25T19:04:00Z';
const medium = { dateStyle: 'medium', timeStyle: 'short' } as const;

describe('formats', () => {
  it('are those of the device until something is chosen, letter for letter [U40]', () => {
    const date = new Date(evening);
    expect(formatTime(evening, medium)).toBe(new Intl.DateTimeFormat(undefined, medium).format(date));
    expect(formatDate(evening)).toBe(
      new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(date),
    );
    expect(formatNumber(12_345.6)).toBe((12_345.6).toLocaleString());
    const money = { style: 'currency', currency: 'USD' } as const;
    expect(formatMoney(1229, 'USD')).toBe(new Intl.NumberFormat(undefined, money).format(1229));
    expect([formatLocale(), formatTimeZone()]).toEqual([undefined, undefined]);
    expect(dateTimeFormat({}).resolvedOptions().timeZone).toBe(
      new Intl.DateTimeFormat().resolvedOptions().timeZone,
    );
  });

  it('obey what was chosen, at once and everywhere [U40]', () => {
    setFormats({ formatLocale: 'en-US', timeZone: 'America/New_York' });
    expect(formatTime(evening, medium)).toMatch(/^Nov 25, 2026, 2:04\sPM$/);
    setFormats({ formatLocale: 'en-US', timeZone: 'Asia/Tokyo' });
    expect(formatTime(evening, medium)).toMatch(/^Nov 26, 2026, 4:04\sAM$/);
    setFormats({ timeZone: 'Asia/Tokyo', formatLocale: 'en-GB', hourCycle: 'h12' });
    expect(formatTime(evening, medium)).toMatch(/^26 Nov 2026, 0?4:04\sam$/);
    expect(formatDate(evening)).toBe('26 Nov 2026');
    setFormats({ timeZone: 'UTC', formatLocale: 'en-US', hourCycle: 'h23' });
    expect(formatTime(evening, { timeStyle: 'short' })).toBe('19:04');
    setFormats({ formatLocale: 'en-ZA' });
    expect([formatNumber(1234.5), formatMoney(1229, 'USD'), formatPrice(29, 'USD')]).toEqual([
      '1\u00A0234,5',
      'US$1\u00A0229,00',
      'US$29',
    ]);
    setFormats({});
    expect(formatNumber(1234.5)).toBe((1234.5).toLocaleString());
  });

  it('follow the language of the page until the user has chosen others [W8]', () => {
    setLanguageLocale('de-DE');
    expect([formatDate(evening), formatNumber(1234.5), formatLocale()]).toEqual([
      '25.11.2026',
      '1.234,5',
      'de-DE',
    ]);
    setFormats({ formatLocale: 'en-GB' });
    expect([formatDate(evening), formatNumber(1234.5)]).toEqual(['25 Nov 2026', '1,234.5']);
    setFormats({});
    setLanguageLocale('en-US');
    expect(formatDate(evening)).toBe('Nov 25, 2026');
  });

  it('leave to the device what this browser does not know [U40]', () => {
    setFormats({ timeZone: 'Mars/Olympus', formatLocale: 'en_US', hourCycle: null });
    expect([formatTimeZone(), formatLocale()]).toEqual([undefined, undefined]);
    expect(formatDate(evening)).not.toBe('');
    setFormats({ timeZone: 'Mars/Olympus', formatLocale: 'en-GB' });
    expect([formatTimeZone(), formatLocale()]).toEqual([undefined, 'en-GB']);
  });

  it('take a locale that is given instead of the chosen one, and keep the time zone [U40]', () => {
    setFormats({ formatLocale: 'en-ZA', timeZone: 'Asia/Tokyo' });
    expect(formatDate(evening, 'en-US')).toBe('Nov 26, 2026');
    expect(numberFormat({}, 'en-US').format(1234.5)).toBe('1,234.5');
  });

  it('tell the first day of the month as the database counts it, whatever the time zone [U40]', () => {
    for (const timeZone of [null, 'Pacific/Honolulu', 'Pacific/Kiritimati']) {
      setFormats({ timeZone, formatLocale: 'en-US' });
      expect(dayInUtc('2026-12-01T00:00:00.000Z')).toBe('Dec 1, 2026');
    }
  });

  it('show nothing for what is no time [U40]', () => {
    expect([formatTime('', medium), formatTime('soon', medium)]).toEqual(['', '']);
  });
});
