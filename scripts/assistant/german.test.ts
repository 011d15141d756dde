import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { plain } from '../../server/assistant/rules/plain.ts';
import { evaluate, summarize, type Judged } from './evaluate.ts';
import { readLines, trainingExamples } from './examples.ts';

const read = (name: string) => readLines(readFileSync(new URL(name, import.meta.url), 'utf8'));
const words = (text: string) => plain(text).replace(/[^\p{L}\p{N} ]/gu, '');

describe.each([
  ['german.txt', 80, 0.95],
  ['germanBlind.txt', 30, 0.85],
])('the assistant without a model, asked in German (%s)', (file, most, helped) => {
  const asked = read(file);
  let judged: readonly Judged[] = [];
  beforeAll(async () => {
    judged = await evaluate(asked, { language: 'de' });
  }, 120_000);

  it('understands nearly all of it, or offers the right meaning, and misleads with few [W11]', () => {
    const { count, right, offered, misled } = summarize(judged);
    expect(count).toBeGreaterThanOrEqual(most);
    expect((right + offered) / count).toBeGreaterThanOrEqual(helped);
    expect(misled / count).toBeLessThanOrEqual(0.08);
  });

  it('refuses nine of ten utterances that are none of its business [W11]', () => {
    const { outside } = summarize(judged);
    expect(outside.refused / outside.count).toBeGreaterThanOrEqual(0.9);
  });

  it('proposes no change that nobody asked for, and says no figure that its rows do not say [A2, A4, W11]', () => {
    expect(
      judged.flatMap(({ text, falseActions, wrongFigures }) =>
        [...falseActions, ...wrongFigures].map((each) => `${text}: ${each}`),
      ),
    ).toEqual([]);
  });

  it('was trained on none of it [W11]', () => {
    const trained = new Set(trainingExamples().map(({ text }) => words(text)));
    expect(asked.filter(({ text }) => trained.has(words(text)))).toEqual([]);
  });
});
