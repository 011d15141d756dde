// Where a sentence may fall into two wishes.

import { plain } from './plain.ts';
import { readWish, type Before, type Wish } from './wish.ts';
import { english } from './wishesEnglish.ts';
import { german } from './wishesGerman.ts';

/** The wish that this clause is, in English or in German; undefined for everything else. */
export const wishIn = (clause: string, before: Before = {}): Wish | undefined =>
  readWish(clause, english, before) ?? readWish(clause, german, before);

const joints =
  /(?:,? (?:and then|and also|as well as|and|then|plus|und dann|und außerdem|und ausserdem|und auch|sowie|und|dann)(?= ))\s*|[.!?;]+\s+|, (?=(?:please|then|also|bitte|dann|außerdem)\b)/giu;

/** The places at which a sentence may fall into two; never within quotes. */
export function* cutsIn(text: string): Generator<readonly [left: string, right: string]> {
  const quotes = [...text.matchAll(/["“„«][^"”“»]*["”“»]/gu)].map(
    ({ index, 0: all }) => [index, index + all.length] as const,
  );
  for (const { index, 0: joint } of text.matchAll(joints)) {
    if (quotes.some(([from, to]) => index > from && index < to)) continue;
    const right = text.slice(index + joint.length).trim();
    const mark = /^[.!?]+/.exec(joint)?.[0] ?? '';
    const left = text.slice(0, index).trim();
    if (left && right) yield [left + mark, right];
  }
}

/** A question of what the user can do goes on after 'and', and orders nothing: 'How do I sign out and cancel my plan'. */
export const asksHow = (text: string) =>
  !/[.!?]$/.test(text) &&
  /^(?:how|where|when) (?:do|can|could|should|may|must) (?:i|we|you|one)\b|^(?:can|could|may|should|must|do) (?:i|we)\b|^(?:wie|wo|wann|womit) \w+ (?:ich|wir|man)\b|^(?:kann|koennte|darf|soll|sollte|muss|koennen|duerfen|sollen|muessen) (?:ich|wir|man)\b/.test(
    plain(text),
  );

/** What follows a wish and takes it back, or asks how it is done: 'Cancel my plan. Nonsense.' */
export const takesBack = (text: string) =>
  /^(?:(?:no|nope|wait|stop|nonsense|wrong|just kidding|nein|nee|noe|halt|stopp|quatsch|unsinn|falsch|danke, doch nicht)\b|(?:doch|lieber|besser|bitte|noch) nicht\b|das stimmt nicht|(?:how|where|wie|wo)(?: do i do that| geht das| mache ich das)?[?.! ]*$)/.test(
    plain(text),
  );
