import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Step } from '../../server/assistant/engine.ts';
import { memoryReader } from '../../server/assistant/memoryReader.ts';
import { rulesEngine } from '../../server/assistant/rules/rulesEngine.ts';
import { evaluationAccount, evaluationTime } from './evaluationAccount.ts';
import { expand } from './examples.ts';

const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

const harmless = linesOf('harmless.txt').flatMap(expand);
const orders = linesOf('orders.txt').flatMap((line) => {
  const [, calls = '', sentences = ''] = /^(.+?): (.+)$/.exec(line) ?? [];
  return sentences.split(' | ').map((sentence) => [sentence, calls] as const);
});

const account = { ...evaluationAccount, account: { ...evaluationAccount.account, plan: 'trial' } };

async function callsFor(input: string, history: readonly string[] = []) {
  const calls: Extract<Step, { type: 'call' }>[] = [];
  const turn = {
    input,
    history: history.map((text) => ({ role: 'user' as const, text })),
    reader: memoryReader(account),
    now: evaluationTime,
    timeZone: 'Europe/Berlin',
    language: 'en' as const,
    signal: new AbortController().signal,
  };
  for await (const step of rulesEngine()(turn)) if (step.type === 'call') calls.push(step);
  return calls;
}
const written = (calls: readonly Extract<Step, { type: 'call' }>[]) =>
  calls
    .map((call) => {
      const given = Object.entries(call.arguments).map(([name, value]) => `${name}=${String(value)}`);
      return `${call.name} ${given.join(', ')}`.trim();
    })
    .join(' + ');
const changes = (calls: readonly Extract<Step, { type: 'call' }>[]) =>
  calls.filter(({ name }) => !name.startsWith('show_'));

describe('orders', () => {
  it.each(orders)('%s is understood to the letter: %s [A4]', async (sentence, expected) => {
    expect(written(await callsFor(sentence))).toBe(expected);
  });

  it('take the plan from the question before: switch me to it [A4]', async () => {
    expect(written(await callsFor('ok, switch me to it', ['what does enterprise include?']))).toBe(
      'subscribe plan=enterprise',
    );
    expect(await callsFor('ok, switch me to it')).toEqual([]);
  });
});

it('proposes no change for several hundred sentences that only sound like orders [A4]', async () => {
  expect(harmless.length).toBeGreaterThan(450);
  const wrong: string[] = [];
  for (const sentence of harmless) {
    const calls = changes(await callsFor(sentence));
    if (calls.length > 0) wrong.push(`${sentence}: ${written(calls)}`);
  }
  expect(wrong).toEqual([]);
});

it('proposes no change when a harmless sentence follows an order or a question about a plan [A4]', async () => {
  const wrong: string[] = [];
  for (const before of ['what does enterprise include?', 'change my location to Rome'])
    for (const sentence of harmless.filter((_each, at) => at % 5 === 0)) {
      const calls = changes(await callsFor(sentence, [before]));
      if (calls.length > 0) wrong.push(`${before} >> ${sentence}: ${written(calls)}`);
    }
  expect(wrong).toEqual([]);
});
