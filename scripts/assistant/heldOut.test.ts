import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { weights, fingerprint } from '../../server/assistant/rules/weights.ts';
import { readModel } from '../../server/assistant/rules/model.ts';
import { classifier } from '../../server/assistant/rules/classifier.ts';
import { plain } from '../../server/assistant/rules/plain.ts';
import { evaluate, summarize, type Judged } from './evaluate.ts';
import { readLines, trainingExamples } from './examples.ts';
import { fingerprintOf } from './fingerprint.ts';

const heldOut = readLines(readFileSync(new URL('heldOut.txt', import.meta.url), 'utf8'));
const words = (text: string) => plain(text).replace(/[^\p{L}\p{N} ]/gu, '');

describe('the assistant without a model, asked what it was never trained on', () => {
  let judged: readonly Judged[] = [];
  beforeAll(async () => {
    judged = await evaluate(heldOut);
  }, 120_000);
  const share = (some: number, all: number) => some / all;

  it('understands four of five utterances, or offers the right meaning, and misleads with few [A6]', () => {
    const { count, right, offered, misled } = summarize(judged);
    expect(count).toBeGreaterThanOrEqual(300);
    expect(share(right + offered, count)).toBeGreaterThanOrEqual(0.8);
    expect(share(misled, count)).toBeLessThanOrEqual(0.08);
  });

  it('refuses nine of ten utterances that are none of its business [A6]', () => {
    const { outside } = summarize(judged);
    expect(share(outside.refused, outside.count)).toBeGreaterThanOrEqual(0.9);
  });

  it('proposes no change that nobody asked for [A4]', () => {
    expect(
      judged.flatMap(({ text, falseActions }) => falseActions.map((action) => `${text}: ${action}`)),
    ).toEqual([]);
  });

  it('says no figure that its rows do not say [A2]', () => {
    expect(
      judged.flatMap(({ text, wrongFigures }) => wrongFigures.map((figure) => `${text}: ${figure}`)),
    ).toEqual([]);
  });

  it('answers in 50 ms beside the time of the database, 95 times of 100 [A6]', async () => {
    // What took long is asked again: the machine does other things as well.
    const slow = await evaluate(judged.filter(({ ms }) => ms > 40));
    const isSlow = ({ text, ms }: Judged) =>
      ms > 50 && (slow.find((each) => each.text === text)?.ms ?? 0) > 50;
    expect(judged.filter(isSlow).length).toBeLessThanOrEqual(judged.length / 20);
  });
});

it('understands an utterance in 5 ms, 95 times of 100 [A6]', async () => {
  const guess = classifier(await readModel(weights));
  const times = heldOut.map(({ text }) => {
    // The best of three: the machine does other things as well.
    const tries = [1, 2, 3].map(() => {
      const started = performance.now();
      guess(text);
      return performance.now() - started;
    });
    return Math.min(...tries);
  });
  expect(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]).toBeLessThanOrEqual(5);
});

it('is tried on nothing that it was trained on [A6]', () => {
  const trained = new Set(trainingExamples().map(({ text }) => words(text)));
  expect(heldOut.filter(({ text }) => trained.has(words(text))).map(({ text }) => text)).toEqual([]);
});

it('has weights that were made of its examples: otherwise run `npm run build:assistant` [A6]', () => {
  expect(fingerprint).toBe(fingerprintOf(trainingExamples()));
});
