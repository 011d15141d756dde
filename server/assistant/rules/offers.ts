// 'Did you mean …?': up to three sentences that the user can press, repeat, or name by their number.

import { scopeOf } from './paymentScope.ts';
import { plain, type Language } from './plain.ts';
import { sentences } from './sentences.ts';
import { changesTo } from './wholeProfile.ts';
import type { Meaning } from './meaning.ts';

type Offer = Extract<Meaning, { kind: 'offer' }>;

const heads = {
  en: ['Did you mean one of these?', 'Otherwise, please put it another way.'],
  de: ['Meinten Sie eines davon?', 'Sonst sagen Sie es bitte mit anderen Worten.'],
} as const;

function sentenceFor(intent: string, { filters }: Offer, language: Language): string | undefined {
  const sentence = sentences[intent]?.[language];
  if (!sentence || !filters.period || !/^pay\.(?:list|sum|count|largest)$/.test(intent)) return sentence;
  // What was said about the time is kept.
  const time = scopeOf({ period: filters.period }, language).replace(/^(?:payments|Zahlungen) /, '');
  return sentence.replace(/(?= in total\?$|\?$|$)/, ` ${time}`).replace(/ in total\?$/, '?');
}

/** A list of links to `#ask`: the page sends such a link's words when it is pressed. Elsewhere it reads as plain words. */
export const pressable = (lines: readonly string[]) => lines.map((line) => `- [${line}](#ask)`).join('\n');

/** 'Did you mean …?' */
export function offerOf(offer: Offer, language: Language): string {
  const [head, tail] = heads[language];
  const lines =
    offer.value === undefined
      ? offer.intents.flatMap((intent) => sentenceFor(intent, offer, language) ?? [])
      : changesTo(offer.value, language);
  return `${head}\n\n${pressable(lines)}\n\n${tail}`;
}

const numbers: readonly RegExp[] = [
  /^(?:(?:the )?(?:first|1st)(?: one)?|1\.?|one|number one|(?:das|die|der) erste|erstens|eins)$/,
  /^(?:(?:the )?(?:second|2nd)(?: one)?|2\.?|two|number two|(?:das|die|der) zweite|zweitens|zwei)$/,
  /^(?:(?:the )?(?:third|3rd)(?: one)?|3\.?|three|number three|(?:das|die|der) dritte|drittens|drei)$/,
];
const agreed = /^(?:yes|yep|yeah|exactly|right|ja|genau|richtig|stimmt)(?: please| bitte)?$/;

/** The sentence that the user has chosen from the last answer's offer; undefined when they say something else. */
export function offeredIn(lastAnswer: string | undefined, input: string): string | undefined {
  const lines = [...(lastAnswer ?? '').matchAll(/^- \[(.+)\]\(#ask\)$/gm)].map(([, line]) => line);
  if (lines.length === 0) return undefined;
  const said = plain(input)
    .replace(/[.!?]+$/, '')
    .trim();
  if (lines.length === 1 && agreed.test(said)) return lines[0];
  if (/^(?:the )?last(?: one)?$|^(?:das|die|der) letzte$/.test(said)) return lines.at(-1);
  const at = numbers.findIndex((each) => each.test(said));
  return at < 0 ? undefined : lines[at];
}
