// Logistic regression over the features of an utterance. Its weights are made by `npm run build:assistant`.

import { featuresOf, knownPart, wordsOf } from './features.ts';
import { speller } from './spelling.ts';
import { lexiconWords } from './lexicon.ts';

/** What is kept of a trained classifier. */
export interface Model {
  intents: readonly string[];
  /** Words of the examples, the most frequent first: typos are put right towards them. */
  words: readonly string[];
  /** Base64 of the sparse weights: see `unpack`. */
  weights: string;
  /** A weight of 1 in the table stands for this much. */
  scale: number;
  /** One for each intent. */
  bias: readonly number[];
}

export interface Guess {
  /** The most likely first; the probabilities of all of them are 1 together. */
  ranked: readonly { intent: string; probability: number }[];
  /** The utterance's words, typos put right. */
  words: readonly string[];
  /** The part of the words that mean something here, 0 to 1. */
  known: number;
}

/** 24 bits of FNV-1a: the names of the features need not be stored. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return ((hash >>> 24) ^ hash) & 0xffffff;
}

export interface Row {
  /** How much the feature counts: rare ones count more. */
  rarity: number;
  /** Pairs of the intent's number and the weight. */
  weights: readonly (readonly [intent: number, weight: number])[];
}

/** For each feature: 3 bytes of its hash, its rarity in sixteenths, how many weights, then intent and weight of each. */
export function pack(rows: ReadonlyMap<number, Row>): string {
  const bytes: number[] = [];
  for (const [hash, { rarity, weights }] of [...rows].toSorted(([a], [b]) => a - b)) {
    bytes.push(hash >> 16, (hash >> 8) & 255, hash & 255, Math.round(rarity * 16), weights.length);
    for (const [intent, weight] of weights) bytes.push(intent, weight & 255);
  }
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function unpack(text: string): ReadonlyMap<number, Row> {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const rows = new Map<number, Row>();
  const byte = (at: number) => bytes[at] ?? 0;
  for (let at = 0; at < bytes.length;) {
    const hash = (byte(at) << 16) | (byte(at + 1) << 8) | byte(at + 2);
    const rarity = byte(at + 3) / 16;
    const count = byte(at + 4);
    at += 5;
    const weights = Array.from(
      { length: count },
      (_, n) => [byte(at + 2 * n), (byte(at + 2 * n + 1) << 24) >> 24] as const,
    );
    at += 2 * count;
    rows.set(hash, { rarity, weights });
  }
  return rows;
}

/** Puts typos right towards the lexicon's words and those of the examples. */
export function spellerFor(words: readonly string[]) {
  const counts = new Map<string, number>(lexiconWords.map((word) => [word, 1]));
  for (const [at, word] of words.entries()) counts.set(word, words.length - at + 1);
  return speller(counts);
}

export function classifier(model: Model) {
  const rows = unpack(model.weights);
  const correct = spellerFor(model.words);
  const vocabulary = new Set(model.words);
  const isKnown = (word: string) => vocabulary.has(word);

  return function guess(text: string): Guess {
    const words = wordsOf(text, correct);
    const scores = Float64Array.from(model.bias);
    const found = [...new Set(featuresOf(words, isKnown).map(hashOf))].flatMap(
      (hash) => rows.get(hash) ?? [],
    );
    const length = Math.hypot(...found.map(({ rarity }) => rarity)) || 1;
    for (const { rarity, weights } of found)
      for (const [intent, weight] of weights)
        scores[intent] = (scores[intent] ?? 0) + (rarity / length) * weight * model.scale;
    const most = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - most));
    const sum = powers.reduce((all, each) => all + each, 0);
    const ranked = model.intents
      .map((intent, at) => ({ intent, probability: (powers[at] ?? 0) / sum }))
      .toSorted((a, b) => b.probability - a.probability);
    return { ranked, words, known: knownPart(words, isKnown) };
  };
}
