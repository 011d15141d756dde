// What a customer asked and was answered wrongly: each question with the words that its answer must have, and must not.

import { expect, it } from 'vitest';
import { memoryReader } from '../memoryReader.ts';
import { account, answerTo as answerOf, payment } from './rules.fixture.ts';

const payments = [
  payment('failed', '2026-07-03', 31, { status: 'failed', failureReason: 'generic_decline' }),
  payment('pending', '2026-07-02', 32, { status: 'pending' }),
  payment('june', '2026-06-01', 33, { service: 'Voice minutes' }),
  payment('may', '2025-05-03', 34, { status: 'failed', failureReason: 'insufficient_funds' }),
  payment('july', '2025-07-01', 35),
  payment('january', '2025-01-07', 36),
  payment('old', '2025-06-09', 37, { currency: 'EUR' }),
  payment('void', '2024-06-09', 38, { status: 'cancelled' }),
];

const answerTo = (question: string, rows = payments) =>
  answerOf(question, { reader: memoryReader({ account, payments: rows }) });

it.each([
  ['When was my last successful payment?', 'Your last completed payment', '$33.00'],
  ['my last completed payment', 'Your last completed payment', '$33.00'],
  ['When was my last failed payment?', 'Your last failed payment', '$31.00'],
  ['the latest pending one', 'Your last pending payment', '$32.00'],
  ['What was my last cancelled payment?', 'Your last cancelled payment', '$38.00'],
  ['Wann war meine letzte erfolgreiche Zahlung?', 'Ihre letzte abgeschlossene Zahlung', '33,00 $'],
  ['meine letzte fehlgeschlagene Zahlung', 'Ihre letzte fehlgeschlagene Zahlung', '31,00 $'],
  ['Wann war die letzte offene Zahlung?', 'Ihre letzte offene Zahlung', '32,00 $'],
  ['show my successful payments', '4 completed payments', '$33.00'],
  ['was my last payment successful?', 'Your last payment', '$31.00', 'failed'],
  ['Did my last payment go through?', 'Your last payment', '$31.00', 'failed'],
  ['hat meine letzte Zahlung geklappt?', 'Ihre letzte Zahlung', '31,00 $', 'fehlgeschlagen'],
])(
  '%s: the last payment in a state is that one, whatever came after it [A99]',
  async (question, ...words) => {
    const { text } = await answerTo(question);
    for (const each of words) expect(text).toContain(each);
  },
);

it.each([
  [
    'Why did my payment of 3 May fail?',
    'no failed payments on May 3, 2026',
    'about 2025',
    'not enough money on the card',
  ],
  ['Why did my payment of May 3rd fail?', 'about 2025', 'not enough money on the card'],
  [
    'Warum ist meine Zahlung vom 3. Mai fehlgeschlagen?',
    'am 3. Mai 2026',
    'das Jahr 2025',
    'auf der Karte war nicht genug Geld',
  ],
  ['How much did I pay in January?', 'in January 2026', 'about 2025', '$36.00'],
  ['Show my cancelled payments in June', 'in June 2026', 'about 2024', '$38.00'],
  ['Why did my payment of 3 May last year fail?', 'not enough money on the card'],
])(
  '%s: without a year it is the newest one with payments, and says which [A99]',
  async (question, ...words) => {
    const { text } = await answerTo(question);
    for (const each of words) expect(text).toContain(each);
  },
);

it.each([
  ['Why did my payment of 3 May 2026 fail?', 'I found no failed payments on May 3, 2026.'],
  ['How much did I pay this January?', 'I found no completed payments in January 2026.'],
  ['How much did I pay in February?', 'I found no completed payments in February 2026.'],
])('%s: a year that was named, or has nothing before it, is no other one [A99]', async (question, words) => {
  expect((await answerTo(question)).text).toBe(words);
});

it.each([
  'What did I pay on 1.7.2025?',
  'What did I pay on 1.7.25?',
  'What did I pay on 2025-07-01?',
  'What did I pay on 2025-7-1?',
  'What did I pay on 7/1/2025?',
  'What did I pay on July 1st, 2025?',
  'What did I pay on the 1st of July 2025?',
  'How much did I pay on 1.7.2025?',
  'What did I pay on 1 Jluy 2025?',
])('%s: a single day in any notation is read, and named in words [A3]', async (question) => {
  const { text } = await answerTo(question);
  expect(text).toContain('on July 1, 2025');
  expect(text).toContain('$35.00');
});

it.each([
  'Was habe ich am 1.7.2025 bezahlt?',
  'Was habe ich am 1.7.25 bezahlt?',
  'Wie viel habe ich am 1. Juli 2025 bezahlt?',
])('%s: a single day in any notation is read, and named in words [A3]', async (question) => {
  const { text } = await answerTo(question);
  expect(text).toContain('am 1. Juli 2025');
  expect(text).toContain('35,00 $');
});

it.each([
  ['How much did I pay in jnue 2025?', 'in June 2025'],
  ['How much did I pay in janury 2025?', 'in January 2025'],
  ['Wie viel habe ich im Jnui 2025 bezahlt?', 'im Juni 2025'],
  ['How much did I pay in foobar 2025?', 'I did not understand which time you mean'],
  ['How much did I pay in late 2025?', 'I did not understand which time you mean'],
  ['Wie viel habe ich im Blumenkohl 2025 bezahlt?', 'Ich habe nicht verstanden, welche Zeit Sie meinen'],
  ['Zeig meine Zahlungen Ende 2025', 'Ich habe nicht verstanden, welche Zeit Sie meinen'],
  ['Wie viel habe ich seit Anfang 2025 bezahlt?', 'seit 2025'],
  ['Wie viel habe ich bis Ende 2025 bezahlt?', 'bis einschließlich 2025'],
  ['How much did I pay from my 2025 payments?', 'in 2025 ('],
  ['How much did I pay in total in 2025?', 'in 2025 ('],
  ['How much did I pay in euros in 2025?', 'in EUR in 2025 ('],
  ['How much did I pay in the year 2025?', 'in 2025 ('],
  ['How much did I pay in the nineties?', 'I found no completed payments from 1990 to 1999.'],
  ['Was habe ich in den Neunzigern bezahlt?', 'Ich finde keine Zahlungen von 1990 bis 1999.'],
  ['How much did I pay in the 2020s?', 'from 2020 to 2029'],
])('%s: a word that narrows the time is never dropped [A3]', async (question, words) => {
  expect((await answerTo(question)).text).toContain(words);
});

it.each([
  ['How much do I pay on average per month?', 'I cannot work out averages', '$104.00'],
  ['What is my average per month?', 'I cannot work out averages'],
  ['Was zahle ich im Durchschnitt pro Monat?', 'Durchschnitte kann ich nicht ausrechnen'],
  ['Which month did I pay the most?', 'I cannot compare days, months or years'],
  ['In welchem Monat habe ich am meisten bezahlt?', 'Ich kann Tage, Monate oder Jahre nicht'],
  ['How much did I not pay?', '1 pending payment: [**$32.00**]', '2 failed payments: [**$65.00**]'],
  ["How much haven't I paid yet?", '1 pending payment: [**$32.00**]'],
  ['Wie viel habe ich nicht bezahlt?', '1 offene Zahlung: [**32,00 $**]'],
  ['How much money went to the Pro plan?', 'You paid [**€37.00**](#s1) and [**$71.00**](#s2) for Pro plan'],
  ['Wie viel Geld ging an den Pro-Tarif?', '71,00 $'],
])('%s: is answered by figures of the database, or declined [A99]', async (question, ...words) => {
  const { text } = await answerTo(question);
  for (const each of words) expect(text).toContain(each);
});

it('does not pass off all payments as those for a plan that none of them names [A99]', async () => {
  const unnamed = payments.map((each) => ({ ...each, service: 'Service Payment' }));
  const { text } = await answerTo('How much money went to the Pro plan?', unnamed);
  expect(text).toContain('cannot tell what went to it');
  expect(text).not.toContain('$');
});

it.each([
  ['Wie viel habe ich dieses Jahr bezahlt? >> und in Euro?', 'Ich finde keine'],
  ['Wie viel habe ich dieses Jahr bezahlt? >> 2025?', 'Sie haben im Jahr 2025'],
  ['Wie viel habe ich dieses Jahr bezahlt? >> and in 2025?', 'You paid'],
])('%s: is answered in the language of the conversation [A99]', async (question, words) => {
  expect((await answerTo(question)).text).toContain(words);
});

it.each([
  ['what is my location?', 'Your location: [**Washington, D.C.**](#s1)'],
  ['Was ist mein Ort?', 'Ort: [**Washington, D.C.**](#s1)'],
])('%s: what ends with a full stop gets no second one [A99]', async (question, answer) => {
  const at = { ...account, location: 'Washington, D.C.' };
  const { text } = await answerOf(question, { reader: memoryReader({ account: at, payments: [] }) });
  expect(text.trim()).toBe(answer);
});
