// Logistic regression over the features of an utterance. Its weights are made by `npm run build:assistant`.

import { featuresOf, strangeWords, wordsOf } from './features.ts';
import { speller } from './spelling.ts';
import { lexiconWords } from './lexicon.ts';
import { hashOf, type Model } from './model.ts';

export interface Guess {
  /** The most likely first; the probabilities of all of them are 1 together. */
  ranked: readonly { intent: string; probability: number }[];
  /** The utterance's words, typos put right. */
  words: readonly string[];
  /** The part of the words that mean nothing here, 0 to 1. */
  strange: number;
}

/** Puts typos right towards the lexicon's words and those of the examples. */
export function spellerFor(words: readonly string[]) {
  const counts = new Map<string, number>(lexiconWords.map((word) => [word, 1]));
  for (const [at, word] of words.entries()) counts.set(word, words.length - at + 1);
  return speller(counts);
}

export function classifier(model: Model) {
  const { rows } = model;
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
    const { content, strange } = strangeWords(words, isKnown);
    return { ranked, words, strange: strange / Math.max(1, content) };
  };
}
