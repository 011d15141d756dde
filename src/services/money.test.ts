import { describe, expect, it } from 'vitest';
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
  ])('%d %s is %s [K3]', (amount, currency, text) =>
    expect(formatMoney(amount, currency, 'en-US')).toBe(text),
  );

  it('prices without cents show none [K2]', () => {
    expect(formatPrice(29, 'USD', 'en-US')).toBe('$29');
    expect(formatPrice(29.5, 'USD', 'en-US')).toBe('$29.50');
  });

  it('something that is not a date shows nothing [K3]', () => {
    expect(formatDate('2026-05-02T12:00:00Z', 'en-US')).toBe('May 2, 2026');
    expect([formatDate(''), formatDate('soon')]).toEqual(['', '']);
  });
});
