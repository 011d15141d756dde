// Months with a typo: 'in jnue 2025' must not become the whole of 2025.

import { monthNames } from './periodNames.ts';
import { plain } from './plain.ts';
import { distance } from './spelling.ts';

const months = [...new Set([...monthNames.en, ...monthNames.de].map(plain))];
const year = '(?:19|20)\\d\\d';
const dayBefore = '(?<=\\d{1,2}(?:st|nd|rd|th|\\.)?(?: of)? )';
const inBefore = '(?<=\\b(?:in|im|during|since|until|till|from|before|after|seit|bis|ab|vor|nach|von) )';
/** Words at the place of a month: before a year, or beside a day and before a year. */
const monthPlaces = new RegExp(
  `\\b(\\p{L}{4,})(?=,? ${year}\\b| \\d{1,2}(?:st|nd|rd|th)?,? ${year}\\b)|${dayBefore}(\\p{L}{4,})\\b`,
  'gu',
);
/** After 'in' and the like, the last word before a year names a part of it, but for these. */
const noTime =
  'the|my|our|meinen?|meinem|den|dem|der|die|das|anfang|ende|beginn|start|about|pro|enterprise|payments|zahlungen|year|years|jahr|jahre|jahren|total|all|insgesamt|gesamt|gesamten|ganzen|summe|calendar|whole|full|euros?|eur|dollars?|usd|bucks|pounds?|gbp|francs?|chf|franken|yen|jpy|pfund|in|im|of|and|und|or|oder';
const unknownPart = new RegExp(
  `${inBefore}(?:(?:the|dem|den|der) )?(?!(?:${noTime})\\b)(\\p{L}{2,}) ${year}\\b`,
  'u',
);

function nearestMonth(word: string): string | undefined {
  if (months.includes(word)) return word;
  const most = word.length < 8 ? 1 : 2;
  const ranked = months
    .map((name) => ({ name, away: distance(word, name, most) }))
    .filter(({ away }) => away <= most)
    .toSorted((a, b) => a.away - b.away);
  const [best, second] = ranked;
  // Two names at the same distance are one month in both languages, or nobody knows which.
  return best && (!second || second.away > best.away || second.name.startsWith(best.name.slice(0, 3)))
    ? best.name
    : undefined;
}

/** The words, as `plain` writes them, with the names of months put right where only a month can stand. */
export const withMonths = (words: string): string =>
  words.replace(monthPlaces, (word: string) => nearestMonth(word) ?? word);

/** 'Ende 2025', which is no whole year, but 'bis Ende 2025' ends with it. */
const vaguePart = new RegExp(
  `(?<!\\b(?:since|seit|ab|until|till|bis|zum|before|after|vor|nach|from|von) )\\b(early|late|mid|anfang|mitte|ende) ${year}\\b`,
);

/** The word before a year that may narrow it, as 'june' does; undefined where none is. */
export const partOfYear = (words: string): string | undefined =>
  (unknownPart.exec(words) ?? vaguePart.exec(words))?.[1];
