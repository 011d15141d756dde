import { describe, expect, it } from 'vitest';
import { EngineFailure, type PaymentRow, type Step, type Turn } from '../engine.ts';
import { memoryReader } from '../memoryReader.ts';
import { rulesEngine } from './rulesEngine.ts';

const payment = (id: string, date: string, amount: number, more: Partial<PaymentRow> = {}): PaymentRow => ({
  id,
  date: `${date}T10:00:00Z`,
  service: 'Pro plan',
  amount,
  currency: 'USD',
  status: 'completed',
  ...more,
});

const account = {
  id: 'ada',
  email: 'ada@example.com',
  fullName: 'Ada Lovelace',
  location: 'London',
  description: '',
  plan: 'pro',
  planStatus: 'active',
  paymentMethod: 'PayPal',
  nextChargeDate: '2026-08-01T10:00:00Z',
};

const reader = memoryReader({
  account,
  payments: [
    payment('a', '2026-07-01', 29),
    payment('b', '2026-06-01', 29, { status: 'failed', failureReason: 'card declined' }),
    payment('c', '2026-04-01', 8.1, { service: 'Voice minutes', currency: 'EUR' }),
    payment('d', '2025-04-01', 8.2, { service: 'Voice minutes', currency: 'EUR', status: 'pending' }),
    payment('e', '2025-03-01', 29),
  ],
});

const turn = (input: Turn['input'], more: Partial<Turn> = {}): Turn => ({
  input,
  history: [],
  reader,
  now: new Date('2026-07-10T12:00:00Z'),
  timeZone: 'Europe/Berlin',
  language: 'en',
  signal: new AbortController().signal,
  ...more,
});

async function stepsOf(given: Turn) {
  const steps: Step[] = [];
  for await (const step of rulesEngine()(given)) steps.push(step);
  return steps;
}
/** With plain spaces: amounts have others in German. */
const wordsIn = (steps: readonly Step[]) =>
  steps.map((step) => (step.type === 'text' ? step.delta.replace(/\u00a0/g, ' ') : '')).join('');
const callsIn = (steps: readonly Step[]) =>
  steps.flatMap((step) => (step.type === 'call' ? [{ name: step.name, arguments: step.arguments }] : []));

it.each([
  ['show all my payments', /^5 payments, of which \S+ and \S+ was paid:/],
  ['zeig mir alle meine Zahlungen', /^5 Zahlungen, davon bezahlt/],
  ['how many payments did I make?', /5 payments, of which/],
])('%s: of payments in every state only the completed ones are added up [A2]', async (input, words) => {
  const said = wordsIn(await stepsOf(turn(input)));
  expect(said).toMatch(words);
  // Neither the failed nor the pending payment is in a total.
  expect(said.split('\n')[0]).toMatch(/58[.,]00/);
  expect(said.split('\n')[0]).toMatch(/8[.,]10/);
});

describe('the assistant without a model answers', () => {
  it.each([
    ['How much did I pay this year?', 'You paid [**€8.10**](#s1) and [**$29.00**](#s2) in 2026'],
    ['why did my paymetn fial', 'card declined'],
    ['What plan am I on?', 'You are on the [**Pro**](#s1) plan (active)'],
    ['anything still pending?', '[**€8.20**](#s2) for Voice minutes on Apr 1, 2025 (pending)'],
    ['When is my next payment?', 'due on **Aug 1, 2026**: $29'],
    ['Wie viel habe ich dieses Jahr bezahlt?', 'Sie haben im Jahr 2026 [**8,10 €**](#s1)'],
    ["What's the 8 euro thing in April?", '[**€8.10**](#s1) for Voice minutes'],
    ['Can I change my email address?', 'The email address of an account cannot be changed'],
    ['I want to talk to a human', 'I have no address to give you'],
  ])('%s', async (input, words) => {
    expect(wordsIn(await stepsOf(turn(input)))).toContain(words);
  });
});

it.each(['I want to talk to a human', 'Ich möchte mit einem Menschen sprechen'])(
  '%s: with an address of support, the conversation can be sent there [A80, A82]',
  async (input) => {
    const steps = await stepsOf({ ...turn(input), supportEmail: 'help@example.com' });
    expect(wordsIn(steps)).toContain('example.com**');
    expect(steps.filter(({ type }) => type === 'call')).toMatchObject([{ name: 'talk_to_human' }]);
    const without = await stepsOf(turn(input));
    expect(without.filter(({ type }) => type === 'call')).toEqual([]);
  },
);

it('gives each source before the words that link to it [A2]', async () => {
  const steps = await stepsOf(turn('How much did I pay this year?'));
  expect(steps.map(({ type }) => type)).toEqual(['source', 'source', 'text']);
  expect(steps.slice(0, 2)).toMatchObject([
    { ref: 's1', ids: ['c'] },
    { ref: 's2', ids: ['a'] },
  ]);
});

it('makes two wishes in one sentence two calls, in order [A4]', async () => {
  expect(callsIn(await stepsOf(turn('Change my location to Hamburg and upgrade me to enterprise')))).toEqual([
    { name: 'edit_profile', arguments: { location: 'Hamburg' } },
    { name: 'subscribe', arguments: { plan: 'enterprise' } },
  ]);
});

it('says honestly what it does not do, and what it can [A1]', async () => {
  const words = wordsIn(await stepsOf(turn('write a poem about invoices')));
  expect(words).toContain('I cannot help with that');
  expect(words).not.toContain('$');
});

it('goes on about what was asked before [A1]', async () => {
  const history = [{ role: 'user' as const, text: 'How much did I pay this year?' }];
  expect(wordsIn(await stepsOf(turn('and last year?', { history })))).toContain('[**$29.00**](#s1) in 2025');
});

it('tells the user plainly when the data cannot be read [A1]', async () => {
  const broken = { ...reader, payments: () => Promise.reject(new Error('connection refused')) };
  await expect(stepsOf(turn('show my payments', { reader: broken }))).rejects.toThrow(EngineFailure);
});
