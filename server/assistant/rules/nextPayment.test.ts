import { expect, it } from 'vitest';
import type { AccountFound } from '../engine.ts';
import { memoryReader } from '../memoryReader.ts';
import { account, played, turnOf } from './rules.fixture.ts';

const asked = async (words: string, more: Partial<AccountFound>) => {
  const reader = memoryReader({ account: { ...account, ...more }, payments: [] });
  return (await played(turnOf(words, { reader }))).text;
};

it.each<[string, string, Partial<AccountFound>, RegExp, RegExp]>([
  [
    'What plan am I on?',
    'Welchen Tarif habe ich?',
    { interval: 'year', price: { amount: 240, currency: 'EUR' } },
    /\*\*Pro\*\* costs €240 a year\.$/,
    /\*\*Pro\*\* kostet 240\s€ im Jahr\.$/,
  ],
  [
    'What does Pro cost?',
    'Was kostet Pro?',
    { interval: 'month', price: { amount: 24.5, currency: 'EUR' } },
    /costs €24\.50 a month\.$/,
    /kostet 24,50\s€ im Monat\.$/,
  ],
  [
    'What does Pro include?',
    'Was enthält Pro?',
    { interval: 'month', price: { amount: 24.5, currency: 'EUR' } },
    /^\*\*Pro\*\* costs €24\.50 a month:/,
    /^\*\*Pro\*\* kostet 24,50\s€ im Monat:/,
  ],
  // Another plan, and one that nothing is paid for, have the price of the list.
  [
    'What does Enterprise cost?',
    'Was kostet Enterprise?',
    { interval: 'month', price: { amount: 24.5, currency: 'EUR' } },
    /costs \$99 a month\.$/,
    /kostet 99\s\$ im Monat\.$/,
  ],
  ['What does Pro cost?', 'Was kostet Pro?', {}, /costs \$29 a month\.$/, /kostet 29\s\$ im Monat\.$/],
])(
  '%s / %s is answered with what this user pays [B37]',
  async (english, german, more, inEnglish, inGerman) => {
    expect(await asked(english, more)).toMatch(inEnglish);
    expect(await asked(german, more)).toMatch(inGerman);
  },
);

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
