import { beforeAll, describe, expect, it } from 'vitest';
import { readModel } from './model.ts';
import { intentOfSentence, sentences } from './sentences.ts';
import { understanding } from './understand.ts';
import { weights } from './weights.ts';

const context = { now: new Date('2026-07-10T12:00:00Z'), timeZone: 'Europe/Berlin', language: 'en' };

describe('what the user says', () => {
  let read: ReturnType<typeof understanding>;
  beforeAll(async () => {
    read = understanding(await readModel(weights));
  });
  const asked = (text: string, said: readonly string[] = []) =>
    read(text, context, said).map((meaning) => {
      if (meaning.kind === 'wish') return meaning.wish.name;
      return meaning.kind === 'question' ? meaning.intent : meaning.kind;
    });
  const filtersOf = (text: string, said: readonly string[] = [], services: readonly string[] = []) => {
    const [meaning] = read(text, { ...context, services }, said);
    if (meaning?.kind !== 'question') return undefined;
    const { period, ...rest } = meaning.filters;
    return { intent: meaning.intent, ...rest, ...(period && { since: period.since }) };
  };

  it.each(
    Object.entries(sentences).flatMap(([intent, each]) => [each.en, each.de].map((text) => [text, intent])),
  )('%s is understood by the one who offers it [A5]', (text = '', intent = '') => {
    expect(intentOfSentence(text)).toBe(intent);
    const written = intent === 'account.out' ? 'sign_out' : intent;
    expect(asked(text)).toEqual([written]);
  });

  it.each([
    [
      'how much did I pay this year',
      'and last year?',
      { intent: 'pay.sum', since: '2024-12-31T23:00:00.000Z' },
    ],
    [
      'how much did I pay this year',
      'and the year before?',
      { intent: 'pay.sum', since: '2024-12-31T23:00:00.000Z' },
    ],
    [
      'how much did I pay in June',
      'show them',
      { intent: 'pay.list', status: 'completed', since: '2026-05-31T22:00:00.000Z' },
    ],
    ['show my payments', 'only the failed ones', { intent: 'pay.list', status: 'failed' }],
    ['show failed payments', 'how much is that in total', { intent: 'pay.sum', status: 'failed' }],
    ['show failed payments', 'why?', { intent: 'pay.why', status: 'failed' }],
    ['zeig meine Zahlungen', 'nur in Euro', { intent: 'pay.list', currency: 'EUR' }],
    ['what is my name', 'show my payments', { intent: 'pay.list' }],
  ])('%s – %s', (before, text, expected) => expect(filtersOf(text, [before])).toEqual(expected));

  it.each([
    [
      'payments for voice minutes in euros',
      { intent: 'pay.list', service: 'Voice minutes', currency: 'EUR' },
    ],
    ['total I spent on the Pro plan so far', { intent: 'pay.sum', service: 'Pro plan' }],
    ['show my payments', { intent: 'pay.list' }],
    ['show the last five payments', { intent: 'pay.list', limit: 5 }],
    ['what was my smallest payment', { intent: 'pay.largest', isSmallest: true }],
  ])('%s: a service that was paid for, and no other word, chooses payments [A1]', (text, expected) =>
    expect(filtersOf(text, [], ['Service Payment', 'Pro plan', 'Voice minutes'])).toEqual(expected),
  );

  it('of two wishes in a sentence both are understood, in their order [A1]', () => {
    expect(asked('what plan am I on and when is my next payment')).toEqual(['plan.mine', 'pay.next']);
    expect(asked('hi, which plan do I have?')).toEqual(['plan.mine']);
    expect(asked('my name is Tom and Jerry is a film')).not.toContain('edit_profile');
  });

  it('a text of any length is read in reasonable time', () => {
    const started = performance.now();
    read('and then show my payments. '.repeat(4000), context);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
