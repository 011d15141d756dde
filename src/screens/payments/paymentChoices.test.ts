import { describe, expect, it } from 'vitest';
import type { PaymentSum } from '../../services/payments.ts';
import {
  amountsHead,
  currencyOptions,
  filterOf,
  isChosen,
  noChoices,
  storedSearch,
  totalsText,
  yearRows,
  yearStarts,
} from './paymentChoices.ts';
import { words } from './paymentChoices.words.ts';

const now = new Date(2026, 0, 15, 12);
const period = (name: string) => filterOf({ ...noChoices, period: name }, now);
const sum = (more: Partial<PaymentSum>): PaymentSum => ({
  currency: 'USD',
  status: 'completed',
  total: 29,
  count: 1,
  ...more,
});

describe('what can be chosen of the payments', () => {
  it.each([
    ['month', new Date(2026, 0, 1), undefined],
    ['last-month', new Date(2025, 11, 1), new Date(2026, 0, 1)],
    ['year', new Date(2026, 0, 1), undefined],
    ['last-year', new Date(2025, 0, 1), new Date(2026, 0, 1)],
    ['', undefined, undefined],
    ['tomorrow', undefined, undefined],
  ])("the period '%s' begins and ends at midnight where the reader is [A61]", (name, since, until) => {
    expect(period(name)).toEqual({
      ...(since && { since: since.toISOString() }),
      ...(until && { until: until.toISOString() }),
    });
  });

  it('an unknown status narrows nothing, and a chosen currency does [A61]', () => {
    expect(filterOf({ ...noChoices, status: 'lost', currency: 'EUR' }, now)).toEqual({ currency: 'EUR' });
    expect([isChosen(noChoices), isChosen({ ...noChoices, status: 'failed' })]).toEqual([false, true]);
  });

  it.each([
    ['Tarif Pro', 'Pro plan'],
    [' tarif enter', 'Enterprise plan'],
    ['Tarif', 'plan'],
    ['Gesprächsminuten', 'Voice minutes'],
    ['zahl', 'Service Payment'],
    // Nothing of what is stored is lost by a part of a word.
    ['ung', 'ung'],
    // This begins a word of two names that have nothing in common as they are stored.
    ['für', 'für'],
    // These are found in what is stored.
    ['Pro', 'Pro'],
    ['plan', 'plan'],
    ['Voice minutes', 'Voice minutes'],
    ['', ''],
  ])('a search for %j, as the page shows it, looks for %j [B20, W1]', (typed, stored) => {
    const other: Readonly<Record<string, string>> = {
      'Service Payment': 'Zahlung für Dienste',
      'Voice minutes': 'Gesprächsminuten für Anrufe',
    };
    const german = (name: string) => other[name] ?? name.replace(/^(\w+) plan$/, 'Tarif $1');
    expect(storedSearch(typed, german)).toBe(stored);
    expect(storedSearch(typed, (name) => name)).toBe(typed);
  });

  it('a search is trimmed, and one of blanks is none [B20]', () => {
    expect(filterOf({ ...noChoices, search: '  voice ' }, now)).toEqual({ search: 'voice' });
    expect(filterOf({ ...noChoices, search: '  ' }, now)).toEqual({});
    expect([isChosen({ ...noChoices, search: ' ' }), isChosen({ ...noChoices, search: 'x' })]).toEqual([
      false,
      true,
    ]);
  });

  it('years begin where the reader is, and what is older than twenty is one row [B21]', () => {
    const starts = yearStarts(now);
    expect([starts.length, starts.at(-1), starts[0]]).toEqual([
      20,
      new Date(2026, 0, 1).toISOString(),
      new Date(2007, 0, 1).toISOString(),
    ]);
    const of = (period: number, more: Partial<PaymentSum> = {}) => ({ ...sum(more), period });
    const sums = [of(0), of(19, { status: 'failed' }), of(20, { count: 1200 }), of(20, { currency: 'EUR' })];
    expect(yearRows(words, sums, {}, now)).toEqual([
      { label: '2026', count: '1,201', amounts: ['$29.00', '€29.00'] },
      { label: '2025', count: '1', amounts: [] },
      { label: 'Before 2007', count: '1', amounts: ['$29.00'] },
    ]);
    expect(yearRows(words, sums, { status: 'failed' }, now)[1]).toMatchObject({ amounts: ['$29.00'] });
    expect([amountsHead(words, {}), amountsHead(words, { status: 'failed' })]).toEqual(['Paid', 'Failed']);
  });

  it('a currency that was chosen can still be seen while the currencies load [A61]', () => {
    const values = (chosen: string, ...sums: PaymentSum[]) =>
      currencyOptions(words, sums, chosen).map(({ value }) => value);
    expect(values('EUR')).toEqual(['', 'EUR']);
    expect(values('', sum({}), sum({ status: 'failed' }), sum({ currency: 'EUR' }))).toEqual([
      '',
      'EUR',
      'USD',
    ]);
  });

  it.each<[string, PaymentSum[], Parameters<typeof totalsText>[2], string]>([
    ['nothing', [], {}, '0 payments.'],
    ['one', [sum({})], {}, '1 payment. Paid: $29.00'],
    [
      'currencies are not added',
      [sum({ currency: 'EUR', count: 2 }), sum({})],
      {},
      '3 payments. Paid: €29.00 and $29.00',
    ],
    ['what failed is only counted', [sum({ status: 'failed' }), sum({})], {}, '2 payments. Paid: $29.00'],
    ['only failures', [sum({ status: 'failed' })], { status: 'failed' }, '1 payment. Failed: $29.00'],
    ['many', [sum({ count: 1200 })], {}, '1,200 payments. Paid: $29.00'],
  ])('the line of totals says what was paid: %s [A61]', (_what, sums, filter, line) => {
    expect(totalsText(words, sums, filter, 'en')).toBe(line);
  });
});
