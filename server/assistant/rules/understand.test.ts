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

  it.each([
    ['What is my name and location?', ['profile.name', 'profile.location']],
    ['hi! tell me my name, e-mail and plan, please', ['profile.name', 'profile.email', 'plan.mine']],
    ['what are my plan and my next payment', ['plan.mine', 'pay.next']],
    ['show my plan and my failed payments', ['plan.mine', 'pay.list']],
    ['my location and payment method?', ['profile.location', 'method.mine']],
    ['Wie lauten mein Name und mein Ort?', ['profile.name', 'profile.location']],
    ['Kannst du mir bitte meinen Tarif und meine Zahlungsart nennen?', ['plan.mine', 'method.mine']],
  ])('%s: of several things that are named in a list, each is understood [A1]', (text, intents) =>
    expect(asked(text)).toEqual(intents),
  );

  it.each([
    ['What is my plan and subscription?', ['plan.mine']],
    ['Was ist mein Tarif und mein Abo?', ['plan.mine']],
    ['What is my email and my mail address?', ['profile.email']],
    ['What is my profile and my description?', ['profile.description']],
    ['What is my plan, my name and my subscription?', ['plan.mine', 'profile.name']],
    ['Show my payments and my charges', ['pay.list']],
    ['Show my open invoices and my unpaid bills', ['pay.list']],
    ['Show my payments and my failed payments', ['pay.list', 'pay.list']],
  ])('%s: what a list names twice with different words is answered once [A1]', (text, intents) =>
    expect(asked(text)).toEqual(intents),
  );

  it.each([
    ['What is my plan and payment method, and cancel my plan', ['plan.mine', 'method.mine', 'subscribe']],
    [
      'What is my name and location? And what did I pay this year?',
      ['profile.name', 'profile.location', 'pay.list'],
    ],
    [
      'my location and payment method? And when is my next payment?',
      ['profile.location', 'method.mine', 'pay.next'],
    ],
    ['Tell me my name and location and sign me out', ['profile.name', 'profile.location', 'sign_out']],
    [
      'Wie lauten mein Name und mein Ort? Und was habe ich dieses Jahr bezahlt?',
      ['profile.name', 'profile.location', 'pay.list'],
    ],
    ['What is my name and location? Thanks!', ['profile.name', 'profile.location']],
    ['What is my name and location? And what is my location?', ['profile.name', 'profile.location']],
    [
      'What is my name and location and e-mail and plan and usage and what does Pro cost?',
      ['profile.name', 'profile.location', 'profile.email', 'plan.mine', 'usage.mine', 'plan.price'],
    ],
  ])('%s: a list is understood whole also where something follows it [A1]', (text, intents) =>
    expect(asked(text)).toEqual(intents),
  );

  it('of a list and an order to cancel it, nothing of the list is lost [A1]', () => {
    const [plan, method] = asked('What is my plan and payment method, and cancel it');
    expect([plan, method]).toEqual(['plan.mine', 'method.mine']);
  });

  it('a list that goes on about an edit asks for nothing [A1]', () => {
    const after = (text: string) => asked('my name and location', [text]);
    expect([after('I want to change something in my profile'), after('Change my city to Rome')]).toEqual([
      ['profile.edit'],
      ['profile.edit'],
    ]);
  });

  it.each([
    ['show me my payments in a table', 'pay.list'],
    ['can you show my payments in table form, please?', 'pay.list'],
    ['list my invoices as bullet points', 'pay.list'],
    ['Show me a table of my payments', 'pay.list'],
    ['tell me my name in one short sentence', 'profile.name'],
    ['Zeig mir bitte meine Zahlungen als Tabelle an', 'pay.list'],
    ['Zeig meine Zahlungen in einer übersichtlichen Liste', 'pay.list'],
    ['Erzähl mir von meinem Plan', 'plan.mine'],
    ['Können Sie mir etwas über meinen Tarif erzählen?', 'plan.mine'],
    ['Erzähl mir von meinen Zahlungen', 'pay.list'],
  ])('%s: how the answer should look, or how it is asked for, hides no question [A1]', (text, intent) =>
    expect(asked(text)).toEqual([intent]),
  );

  it.each([
    ['translate my payments to French', false],
    ['Übersetze meine Rechnungen ins Latein', false],
    ['write a poem about invoices', true],
    ['Kündige meinen Handyvertrag', true],
  ])('%s: only what is none of the account counts as outside of it [A1]', (text, isOutside) =>
    expect(read(text, context)).toMatchObject([{ kind: 'refusal', isOutside }]),
  );

  it('a text of any length is read in reasonable time', () => {
    const started = performance.now();
    read('and then show my payments. '.repeat(4000), context);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
