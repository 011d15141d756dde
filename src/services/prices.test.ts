import { expect, it } from 'vitest';
import { planById } from './plans.ts';
import { formatMinor, listPrice, minorUnits } from './prices.ts';

it('a year costs ten months [B14]', () => {
  const pro = planById('pro')!;
  expect([listPrice(pro, 'month'), listPrice(pro, 'year')]).toEqual(['$29', '$290']);
});

it.each([
  [4120, 'usd', '$41.20'],
  [0, 'usd', '$0.00'],
  [-2320, 'usd', '-$23.20'],
  [4120, 'jpy', '¥4,120'],
  [41_200, 'kwd', 'KWD 41.200'],
  // The provider counts it in hundredths, and nobody pays with those.
  [412_000, 'isk', 'ISK 4,120'],
  [4120, 'no currency', '41.20 NO CURRENCY'],
])('%i of the smallest unit of %s is %s [B15]', (amount, currency, words) => {
  expect(formatMinor(amount, currency, 'en').replaceAll(/\s/g, ' ')).toBe(words);
});

it('a currency has the same smallest unit in capital and small letters [B15]', () => {
  expect(['usd', 'jpy', 'KWD', 'kwd'].map(minorUnits)).toEqual([100, 1, 1000, 1000]);
});
