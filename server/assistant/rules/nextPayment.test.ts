import { expect, it } from 'vitest';
import type { AccountFound } from '../engine.ts';
import { memoryReader } from '../memoryReader.ts';
import { account, played, turnOf } from './rules.fixture.ts';

const asked = async (words: string, more: Partial<AccountFound>) => {
  const reader = memoryReader({ account: { ...account, ...more }, payments: [] });
  return (await played(turnOf(words, { reader }))).text;
};

const nextChargeDate = '2027-03-01T10:00:00Z';

it.each<[string, Partial<AccountFound>, RegExp, RegExp]>([
  [
    'a year where it is paid by the year',
    { interval: 'year', nextChargeDate },
    /due on \*\*Mar 1, 2027\*\*: \$290\. Tax and discounts may apply\.$/,
    /fällig: 290\s\$\. Steuern und Rabatte können den Betrag ändern\.$/,
  ],
  [
    'what this user pays, and not what the list says',
    { interval: 'month', nextChargeDate, price: { amount: 24.5, currency: 'EUR' } },
    /: €24\.50\. Tax and discounts may apply\.$/,
    /: 24,50\s€\. Steuern und Rabatte können den Betrag ändern\.$/,
  ],
  [
    'the end of a plan that was cancelled, and no charge',
    { interval: 'month', endsAt: nextChargeDate },
    /cancelled .+ ends on \*\*Mar 1, 2027\*\*, and nothing more is charged/,
    /gekündigt: .+ endet am \*\*01\.03\.2027\*\*, und es wird nichts mehr abgebucht/,
  ],
  [
    'an estimate that no card is charged for, where nobody sells the plan',
    { nextChargeDate },
    /would be due on \*\*Mar 1, 2027\*\*: \$29\. No card is charged for it\.$/,
    /am \*\*01\.03\.2027\*\* fällig: 29\s\$\. Eine Karte wird dafür nicht belastet\.$/,
  ],
  ['the interval where the day is not known', { interval: 'year' }, /costs \$290 a year/, /290\s\$ im Jahr/],
])('the next payment is %s [A21, B57]', async (_what, more, english, german) => {
  expect(await asked('When is my next payment?', more)).toMatch(english);
  expect(await asked('Wann ist meine nächste Zahlung?', more)).toMatch(german);
});
