import { expect, it } from 'vitest';
import { collectedFrom } from './collected.ts';
import type { Meaning } from './meaning.ts';

const refusal: Meaning = { kind: 'refusal', isOutside: false, text: '' };
const known = new Set(['forward', 'desk']);

it.each([
  ['Why did Maria Lopez pay $29.00 on 3 May?', 'why did <word> <word> pay <money> <number> on <number> may'],
  ['forward it to ada@example.com, call 0151-2345678', 'forward it to <mail> call <number>'],
  ['Warum hat Herr Schmidt in 2025 bezahlt', 'warum hat <word> <word> in <when> bezahlt'],
])('of %s only words that everybody uses are kept [A7]', (text, words) => {
  expect(collectedFrom(text, [refusal], known)).toEqual({ words, outcome: 'refused' });
});

it('of a question that masks make longer as many whole words are kept as the table takes [A97]', () => {
  const { words = '' } = collectedFrom('1 desk '.repeat(60), [refusal], known) ?? {};
  expect(words.length).toBeLessThanOrEqual(600);
  expect(words.length).toBeGreaterThan(580);
  expect(new Set(words.split(' '))).toEqual(new Set(['<number>', 'desk']));
});

it('nothing is kept of what was understood [A7]', () => {
  const question: Meaning = { kind: 'question', intent: 'pay.sum', filters: {}, plans: [], text: '' };
  expect(collectedFrom('how much did I pay', [question], known)).toBeUndefined();
});
