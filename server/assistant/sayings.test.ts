import { expect, it } from 'vitest';
import { EngineFailure } from './engine.ts';
import { ModelRefusal } from './model/modelClient.ts';
import { failureOf } from './model/modelFailures.ts';
import { runEngine } from './runEngine.ts';
import { turnOf } from './rules/rules.fixture.ts';
import { saidIn } from './sayings.ts';

async function told(engine: Parameters<typeof runEngine>[0], input: string, language: 'en' | 'de' | 'ar') {
  let text = '';
  for await (const step of runEngine(engine, turnOf(input, { language }), () => undefined))
    if (step.type === 'text') text += step.delta;
  return text;
}
/** Fails before its first word. */
const failing = (sentence: string) => () => ({
  [Symbol.asyncIterator]: () => ({
    next: () => Promise.reject(new EngineFailure(sentence, { detail: 'x', isBeforeFirstWord: true })),
  }),
});

const statuses = [400, 401, 403, 404, 413, 429, 500];
it.each(statuses)('what is said when a model answers %i is said in German and Arabic too [W11]', (status) => {
  for (const hasFiles of [false, true]) {
    const { message } = failureOf(new ModelRefusal(status, 'x'), { isBeforeFirstWord: true, hasFiles });
    expect(saidIn(message, 'en')).toBe(message);
    expect(saidIn(message, 'de')).toMatch(/\b(?:Bitte|bitte)\b/);
    expect(saidIn(message, 'ar')).toMatch(/يُرجى/);
  }
});

it('a failure is told in the language of the last message, else in that of the interface [W11]', async () => {
  const engine = failing('I cannot answer at the moment. Please try again.');
  expect(await told(engine, 'Wie viel habe ich bezahlt?', 'en')).toMatch(/^Ich kann gerade nicht antworten/);
  expect(await told(engine, 'How much did I pay?', 'de')).toMatch(/^I cannot answer/);
  expect(await told(engine, 'كم دفعت؟', 'en')).toMatch(/^لا يمكنني الإجابة/);
  expect(await told(engine, 'Pro', 'ar')).toMatch(/^لا يمكنني الإجابة/);
  expect(await told(failing('Its own words.'), 'Pro', 'de')).toBe('Its own words.');
});

it('an answer that grows too long ends in the same language [W11]', async () => {
  const endless = async function* () {
    for (;;) yield { type: 'text', delta: 'x'.repeat(1000) } as const;
  };
  expect(await told(endless, 'Erzähl mir alles über meine Zahlungen', 'en')).toMatch(/Hier höre ich auf/);
});
