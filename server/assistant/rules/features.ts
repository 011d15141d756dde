// What the classifier looks at.

import { classOf, isKnownConcept, marksOf } from './lexicon.ts';
import { tokensOf } from './plain.ts';

/** Words that open a sentence out of politeness, and say nothing about what it wants. */
const openings =
  /^(?:(?:hi|hello|hey|please|ok|okay|so|well|sorry|excuse me|quick question|um|uh|and|also|then|hallo|guten tag|bitte|entschuldigung|also|und|na|(?:can|could|would|will) you (?:please )?(?:tell|show) me|do you know|i (?:would like|want|need) to know|tell me|could you please|can you please|kannst du mir (?:bitte )?sagen|koennen sie mir (?:bitte )?sagen|sag mir|ich (?:moechte|wuerde gern|will) wissen|weisst du) )+(?=\w+ \w)/;

/** The words of an utterance, typos put right. */
export const wordsOf = (text: string, correct: (word: string) => string) => tokensOf(text).map(correct);

/** Words, neighbours, and what they are about, alone and in pairs, in any order. */
export function featuresOf(words: readonly string[]): string[] {
  const spoken = words.join(' ');
  const bare = spoken.replace(openings, '').split(' ').filter(Boolean);
  const kinds = bare.map(classOf);
  const features = new Set<string>();
  const about = new Set<string>();
  const inOrder: string[] = [];
  for (const [at, word] of bare.entries()) {
    const kind = kinds[at] ?? word;
    features.add(kind);
    features.add(`${kinds[at - 1] ?? '^'} ${kind}`);
    if (kind.startsWith('<')) about.add(kind);
    const marks = marksOf(word);
    for (const mark of marks) about.add(mark);
    inOrder.push(kind.startsWith('<') ? kind : (marks[0] ?? '_'));
    if (kind === word && word.length > 5)
      for (let from = 0; from + 5 <= word.length; from++) features.add(`~${word.slice(from, from + 5)}`);
  }
  for (const [at, mark] of inOrder.entries()) features.add(`>${inOrder[at - 1] ?? '^'}>${mark}`);
  features.add(`>${inOrder.at(-1) ?? '^'}>$`);
  const sorted = [...about].toSorted();
  for (const [at, mark] of sorted.entries()) {
    features.add(`#${mark}`);
    for (const other of sorted.slice(at + 1)) features.add(`#${mark}#${other}`);
  }
  if (bare.length <= 2) features.add(`=${bare.length}`);
  return [...features];
}

/** The part of the words that mean something here: 1 for all of them. */
export function knownPart(words: readonly string[], isKnown: (word: string) => boolean) {
  if (words.length === 0) return 0;
  return words.filter((word) => isKnown(word) || isKnownConcept(word)).length / words.length;
}
