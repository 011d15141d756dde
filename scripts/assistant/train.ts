/** Logistic regression, trained without random numbers, so that the same examples give the same weights. */
import { spellerFor } from '../../server/assistant/rules/classifier.ts';
import { hashOf, type Model, type Row } from '../../server/assistant/rules/model.ts';
import { featuresOf, wordsOf } from '../../server/assistant/rules/features.ts';
import { tokensOf } from '../../server/assistant/rules/plain.ts';
import type { Example } from './examples.ts';

interface Options {
  /** How finely weights are kept: as whole numbers from minus this to this. */
  levels?: number;
  /** How often the training goes through all examples. */
  rounds?: number;
  /** How far a weight is moved by each example. */
  rate?: number;
  /** How strongly each weight is pulled back to 0, so that no single example decides (L2 regularization). */
  decay?: number;
  /** How many weights are kept: the largest. */
  kept?: number;
  /** Features of fewer examples are left out. */
  rarest?: number;
  /** A word that occurs in fewer patterns than this counts as unknown. */
  known?: number;
  /** How much more an example counts that is out of scope. */
  outside?: number;
}

interface Vector {
  intent: number;
  at: Int32Array;
  values: Float64Array;
}

export function train(examples: readonly Example[], options: Options = {}): Model {
  const {
    levels = 20,
    rounds = 12,
    rate = 0.4,
    decay = 2e-4,
    kept = 44_000,
    rarest = 2,
    outside = 4,
    known = 3,
  } = options;
  // A word counts once for each pattern that has it. What only one has is strange to the others, as words of people whom
  // nobody has heard yet will be.
  const counts = new Map<string, Set<string>>();
  for (const { intent, text, pattern = text } of examples)
    if (intent !== 'oos')
      for (const word of tokensOf(text))
        counts.set(word, (counts.get(word) ?? new Set()).add(`${intent}: ${pattern}`));
  const words = [...counts]
    .filter(([word, patterns]) => patterns.size >= known && word.length > 1)
    .toSorted(([a, m], [b, n]) => n.size - m.size || (a < b ? -1 : 1))
    .map(([word]) => word);
  const vocabulary = new Set(words);
  const isKnown = (word: string) => vocabulary.has(word);
  const correct = spellerFor(words);

  const intents = [...new Set(examples.map(({ intent }) => intent))].toSorted();
  const size = intents.length;
  const featured = examples.map(({ intent, text }) => ({
    intent: intents.indexOf(intent),
    features: [...new Set(featuresOf(wordsOf(text, correct), isKnown).map(hashOf))],
  }));
  const frequency = new Map<number, number>();
  for (const { features } of featured)
    for (const each of features) frequency.set(each, (frequency.get(each) ?? 0) + 1);
  const index = new Map<number, number>();
  for (const [feature, count] of frequency) if (count >= rarest) index.set(feature, index.size);
  const rarityOf = (feature: number) =>
    Math.min(255, Math.round(8 * Math.log(1 + examples.length / (frequency.get(feature) ?? 1))));

  /** Of length one, so that long sentences count as much as short ones. */
  function vectors(usable: (feature: number) => boolean): Vector[] {
    return featured.map(({ intent, features }) => {
      const used = features.filter((each) => index.has(each) && usable(each));
      const length = Math.hypot(...used.map(rarityOf)) || 1;
      return {
        intent,
        at: Int32Array.from(used, (each) => index.get(each) ?? 0),
        values: Float64Array.from(used, (each) => rarityOf(each) / length),
      };
    });
  }

  const perIntent = new Map<number, number>();
  for (const { intent } of featured) perIntent.set(intent, (perIntent.get(intent) ?? 0) + 1);
  const mean = examples.length / size;
  /** Examples of rare intents count more, so that the model does not prefer the frequent ones. */
  const importance = intents.map(
    (intent, at) =>
      (intent === 'oos' ? outside : 1) * Math.min(2.5, (mean / (perIntent.get(at) ?? 1)) ** 0.5),
  );

  const weights = new Float64Array(index.size * size);
  const bias = new Float64Array(size);
  const squares = new Float64Array(index.size * size).fill(1e-3);
  const scores = new Float64Array(size);

  function learn(data: readonly Vector[], passes: number, isUsed?: Uint8Array) {
    for (let round = 0; round < passes; round++)
      for (let n = 0; n < data.length; n++) {
        // Neighbouring examples have the same intent. Steps of a prime number mix them, in the same order each time.
        const example = data[(n * 7919 + round * 31) % data.length];
        if (!example) continue;
        const { intent, at, values } = example;
        scores.set(bias);
        for (let i = 0; i < at.length; i++) {
          const row = at[i]! * size;
          for (let k = 0; k < size; k++) scores[k]! += weights[row + k]! * values[i]!;
        }
        let most = -Infinity;
        for (const score of scores) most = Math.max(most, score);
        let sum = 0;
        for (let k = 0; k < size; k++) sum += scores[k] = Math.exp(scores[k]! - most);
        for (let k = 0; k < size; k++) {
          const error = (scores[k]! / sum - (k === intent ? 1 : 0)) * importance[intent]!;
          if (Math.abs(error) < 2e-3) continue;
          bias[k]! -= 0.01 * error;
          for (let i = 0; i < at.length; i++) {
            const place = at[i]! * size + k;
            if (isUsed && isUsed[place] === 0) continue;
            const step = error * values[i]! + decay * weights[place]!;
            squares[place]! += step * step;
            weights[place]! -= (rate * step) / Math.sqrt(squares[place]!);
          }
        }
      }
  }

  learn(
    vectors(() => true),
    rounds,
  );
  // The largest weights do nearly all of the work; what is left learns once more without the rest.
  const sorted = Float64Array.from(weights, Math.abs).sort();
  const least = sorted[Math.max(0, sorted.length - kept)] ?? 0;
  const isUsed = new Uint8Array(weights.length);
  for (const [at, weight] of weights.entries()) if (Math.abs(weight) >= least && weight !== 0) isUsed[at] = 1;
  for (const [at, used] of isUsed.entries()) if (used === 0) weights[at] = 0;
  const hasWeight = (feature: number) => {
    const row = (index.get(feature) ?? 0) * size;
    return isUsed.subarray(row, row + size).includes(1);
  };
  learn(vectors(hasWeight), Math.ceil(rounds / 3), isUsed);

  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest / levels;
  const rows = new Map<number, Row>();
  for (const [feature, row] of index) {
    const found: [number, number][] = [];
    for (let k = 0; k < size; k++) {
      const weight = Math.round(weights[row * size + k]! / scale);
      if (weight !== 0) found.push([k, weight]);
    }
    if (found.length > 0) rows.set(feature, { rarity: rarityOf(feature), weights: found });
  }
  return { intents, words, rows, scale, bias: [...bias].map((each) => Math.round(each * 1000) / 1000) };
}
