import { describe, expect, it } from 'vitest';
import { setFormats, setLanguageLocale } from './formats.ts';
import { formatDate, formatMoney, formatPrice } from './money.ts';

describe('money', () => {
  it.each([
    [29, 'USD', '$29.00'],
    [0, 'USD', '$0.00'],
    [-5.5, 'EUR', '-€5.50'],
    [1234567.891, 'USD', '$1,234,567.89'],
    [3000, 'JPY', '¥3,000'],
    [Number.NaN, 'USD', '$0.00'],
    [12.5, 'XXXX', '12.50 XXXX'],
    [12.5, '', '12.50'],
    [12.5, 'xx', '12.50 xx'],
  ])('%d %s is %s [K3]', (amount, currency, text) =>
    expect(formatMoney(amount, currency, 'en-US')).toBe(text),
  );

  it('prices without cents show none [K2]', () => {
    expect(formatPrice(29, 'USD', 'en-US')).toBe('$29');
    expect(formatPrice(29.5, 'USD', 'en-US')).toBe('$29.50');
  });

  it('a price without a number or with an unknown currency is still written [K2]', () => {
    expect(formatPrice(Number.NaN, 'USD', 'en-US')).toBe('$0');
    expect([formatPrice(29, ''), formatPrice(29, 'xx')]).toEqual(['29.00', '29.00 xx']);
  });

  it('a locale that is none leaves the page’s own [K3]', () => {
    setLanguageLocale('de-DE');
    expect(formatMoney(29, 'EUR', 'en_US')).toBe('29,00\u00A0€');
    expect(formatDate('2026-05-02T12:00:00Z', 'en_US')).toBe('02.05.2026');
    setLanguageLocale(undefined);
  });

  it('in Arabic a currency keeps its own direction, so that US$ is not drawn as $US [W8]', () => {
    expect(formatMoney(1229, 'USD', 'ar-u-nu-latn')).toBe('\u200F1,229.00\u00A0\u2066US$\u2069');
    expect(formatPrice(29, 'EUR', 'ar-EG-u-nu-latn')).toBe('\u200F29\u00A0\u2066€\u2069');
    expect(formatMoney(12.5, 'XXXX', 'ar')).toBe('12.50 XXXX');
    setLanguageLocale('ar-u-nu-latn');
    expect(formatMoney(29, 'USD')).toContain('\u2066US$\u2069');
    setLanguageLocale(undefined);
    expect(formatMoney(29, 'USD', 'de-DE')).toBe('29,00\u00A0$');
  });

  it('something that is not a date shows nothing [K3]', () => {
    expect(formatDate('2026-05-02T12:00:00Z', 'en-US')).toBe('May 2, 2026');
    // Everywhere, also west of Greenwich.
    setFormats({ timeZone: 'America/New_York' });
    expect(formatDate('2026-05-02', 'en-US')).toBe('May 2, 2026');
    setFormats({});
    expect([formatDate(''), formatDate('soon')]).toEqual(['', '']);
  });
});
