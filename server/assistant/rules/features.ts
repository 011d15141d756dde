// What the classifier looks at.

import { classOf, isKnownConcept, marksOf } from './lexicon.ts';
import { tokensOf } from './plain.ts';

/** Words that open a sentence out of politeness, and say nothing about what it wants. */
const openings =
  /^(?:(?:hi|hello|hey|please|ok|okay|so|well|sorry|excuse me|quick question|um|uh|and|also|then|hallo|guten tag|bitte|entschuldigung|also|und|na|(?:can|could|would|will) you (?:please )?(?:tell|show) me|do you know|i (?:would like|want|need) to know|tell me|could you please|can you please|kannst du mir (?:bitte )?sagen|koennen sie mir (?:bitte )?sagen|sag mir|ich (?:moechte|wuerde gern|will) wissen|weisst du) )+(?=\w+ \w)/;

/** The words of an utterance, typos put right. */
export const wordsOf = (text: string, correct: (word: string) => string) => tokensOf(text).map(correct);

const functionWords = new Set(
  'a an the i me my we us our you your he she it its they them this that these those is am are was were be been being do does did have has had can could will would shall should may might must of to in on at by for from with about as into through over under up down out off and or but not no so than too very just also then there here what which who when where why how if any some all each ich du er sie es wir ihr mein meine meinen meinem meiner dein deine der die das den dem des ein eine einen einem einer ist sind war bin bist habe hab hat haben hatte wird werden wurde kann kannst koennen will moechte soll muss und oder aber nicht kein keine in im am an auf fuer mit von zu zum zur bei nach aus ueber um als auch noch nur mal doch schon so was wer wie wo wann warum welche welcher welches mir mich dir dich uns euch sich'.split(
    ' ',
  ),
);

export const isFunctionWord = (word: string) => functionWords.has(word);

/** How many words there are that say anything, and how many of them mean nothing here. */
export function strangeWords(words: readonly string[], isKnown: (word: string) => boolean) {
  const content = words.filter((word) => !functionWords.has(word));
  const strange = content.filter((word) => !isKnown(word) && !isKnownConcept(word));
  return { content: content.length, strange: strange.length };
}

/** Words, neighbours, and what they are about, alone and in pairs, in any order. */
export function featuresOf(words: readonly string[], isKnown: (word: string) => boolean): string[] {
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
  // Words of other topics are endless: that they are strange here is what they have in common.
  const { strange, content } = strangeWords(bare, isKnown);
  features.add(`?${Math.min(3, strange)}`);
  features.add(`?${Math.round((4 * strange) / Math.max(1, content))}/4`);
  return [...features];
}
