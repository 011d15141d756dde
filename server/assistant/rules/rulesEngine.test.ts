import { describe, expect, it } from 'vitest';
import { memoryReader } from '../memoryReader.ts';
import { EngineFailure, type Turn } from '../engine.ts';
import { account as withoutDate, payment, played, turnOf } from './rules.fixture.ts';

const account = { ...withoutDate, nextChargeDate: '2026-08-01T10:00:00Z' };

const reader = memoryReader({
  account,
  payments: [
    payment('a', '2026-07-01', 29),
    payment('b', '2026-06-01', 29, { status: 'failed', failureReason: 'generic_decline' }),
    payment('c', '2026-04-01', 8.1, { service: 'Voice minutes', currency: 'EUR' }),
    payment('d', '2025-04-01', 8.2, { service: 'Voice minutes', currency: 'EUR', status: 'pending' }),
    payment('e', '2025-03-01', 29),
  ],
});

const turn = (input: Turn['input'], more: Partial<Turn> = {}) => turnOf(input, { reader, ...more });

it.each([
  ['show all my payments', /^5 payments, of which \S+ and \S+ was paid:/],
  ['zeig mir alle meine Zahlungen', /^5 Zahlungen, davon bezahlt/],
  ['how many payments did I make?', /5 payments, of which/],
])('%s: of payments in every state only the completed ones are added up [A2]', async (input, words) => {
  const said = (await played(turn(input))).text;
  expect(said).toMatch(words);
  // Neither the failed nor the pending payment is in a total.
  expect(said.split('\n')[0]).toMatch(/58[.,]00/);
  expect(said.split('\n')[0]).toMatch(/8[.,]10/);
});

describe('the assistant without a model answers', () => {
  it.each([
    ['How much did I pay this year?', 'You paid [**€8.10**](#s1) and [**$29.00**](#s2) in 2026'],
    ['why did my paymetn fial', '(failed: the bank declined the payment)'],
    ['What plan am I on?', 'You are on the [**Pro**](#s1) plan (active)'],
    ['anything still pending?', '[**€8.20**](#s2) for Voice minutes on Apr 1, 2025 (pending)'],
    ['When is my next payment?', 'due on **Aug 1, 2026**: $29'],
    ['Wie viel habe ich dieses Jahr bezahlt?', 'Sie haben im Jahr 2026 [**8,10 €**](#s1)'],
    ["What's the 8 euro thing in April?", '[**€8.10**](#s1) for Voice minutes'],
    ['Can I change my email address?', 'The email address of an account cannot be changed'],
    ['I want to talk to a human', 'I have no address to give you'],
  ])('%s', async (input, words) => {
    expect((await played(turn(input))).text).toContain(words);
  });
});

it.each(['I want to talk to a human', 'Ich möchte mit einem Menschen sprechen'])(
  '%s: with an address of support, the conversation can be sent there [A80, A82]',
  async (input) => {
    const { text, steps } = await played(turn(input, { supportEmail: 'help@example.com' }));
    expect(text).toContain('example.com**');
    expect(steps.filter(({ type }) => type === 'call')).toMatchObject([{ name: 'talk_to_human' }]);
    const without = await played(turn(input));
    expect(without.calls).toEqual([]);
  },
);

it('gives each source before the words that link to it [A2]', async () => {
  const { steps } = await played(turn('How much did I pay this year?'));
  expect(steps.map(({ type }) => type)).toEqual(['source', 'source', 'text']);
  expect(steps.slice(0, 2)).toMatchObject([
    { ref: 's1', ids: ['c'] },
    { ref: 's2', ids: ['a'] },
  ]);
});

it('makes two wishes in one sentence two calls, in order [A4]', async () => {
  expect((await played(turn('Change my location to Hamburg and upgrade me to enterprise'))).calls).toEqual([
    { name: 'edit_profile', arguments: { location: 'Hamburg' } },
    { name: 'subscribe', arguments: { plan: 'enterprise' } },
  ]);
});

it('says honestly what it does not do, and what it can [A1]', async () => {
  const words = (await played(turn('write a poem about invoices'))).text;
  expect(words).toContain('I cannot help with that');
  expect(words).not.toContain('$');
});

it.each(['what can you do?', 'I want another plan', 'How do I change my plan?', 'write a poem about cats'])(
  '%s: offers nobody the plan that they have [A1]',
  async (input) => {
    const offered = async (plan: string) => {
      const { text } = await played(
        turn(input, { reader: memoryReader({ account: { ...account, plan }, payments: [] }) }),
      );
      return [...text.matchAll(/(?:Switch|Upgrade) me to (\w+)/g)].map(([, name]) => name);
    };
    expect(await offered('pro')).toEqual(['Enterprise']);
    expect(await offered('enterprise')).toEqual(['Pro']);
  },
);

it('says what it can do even if the account cannot be read [A1]', async () => {
  const broken = { ...reader, account: () => Promise.reject(new Error('connection refused')) };
  for (const input of ['what can you do?', 'write a poem about cats'])
    expect((await played(turn(input, { reader: broken }))).text).toContain('Compare Pro and Enterprise');
});

it('goes on about what was asked before [A1]', async () => {
  const history = [{ role: 'user' as const, text: 'How much did I pay this year?' }];
  expect((await played(turn('and last year?', { history }))).text).toContain('[**$29.00**](#s1) in 2025');
});

it('tells the user plainly when the data cannot be read [A1]', async () => {
  const broken = { ...reader, payments: () => Promise.reject(new Error('connection refused')) };
  await expect(played(turn('show my payments', { reader: broken }))).rejects.toThrow(EngineFailure);
});
