// What may be kept of a question that was not understood, if the user has agreed: words that everybody uses, and no name,
// address, number or amount.

import { isFunctionWord } from './features.ts';
import { classOf, isKnownConcept } from './lexicon.ts';
import type { Meaning } from './meaning.ts';
import { tokensOf } from './plain.ts';

export interface Collected {
  /** Known words; `<number>`, `<money>`, `<mail>` and `<word>` stand for everything else. */
  words: string;
  outcome: 'refused' | 'offered';
}

/** How many characters of a question the table takes. */
const maxKept = 600;

/** At most so many characters of it, up to the end of a word. */
const whole = (words: string) =>
  words.length <= maxKept ? words : words.slice(0, words.lastIndexOf(' ', maxKept));

/**
 * Nothing is kept of what was understood. A word is kept only if the examples or the lexicon have it: names and addresses
 * have no way in, whatever they look like.
 */
export function collectedFrom(
  text: string,
  meanings: readonly Meaning[],
  vocabulary: ReadonlySet<string>,
): Collected | undefined {
  const isOffered = meanings.some(({ kind }) => kind === 'offer');
  if (!isOffered && !meanings.some((each) => each.kind === 'refusal')) return undefined;
  const isKept = (word: string) => vocabulary.has(word) || isKnownConcept(word) || isFunctionWord(word);
  const words = tokensOf(text.slice(0, maxKept)).map((word) => {
    if (/\d|@/.test(word))
      return /^(?:19|20)\d\d$/.test(word) ? '<when>' : word.includes('@') ? '<mail>' : '<number>';
    const kind = classOf(word);
    return kind === '<money>' ? kind : isKept(word) ? word : '<word>';
  });
  // Masks are longer than what they stand for.
  return { words: whole(words.join(' ')), outcome: isOffered ? 'offered' : 'refused' };
}
