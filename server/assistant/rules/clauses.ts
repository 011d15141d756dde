// Where a sentence may fall into two wishes, and which of them are one again.

import type { Meaning } from './meaning.ts';
import { commaBeforeOrder, endsDescription, showsSomething } from './orders.ts';
import { plain } from './plain.ts';
import { readWish, type Before, type Wish } from './wish.ts';
import { english } from './wishesEnglish.ts';
import { german } from './wishesGerman.ts';

/** The wish that this clause is, in English or in German; undefined for everything else. */
export const wishIn = (clause: string, before: Before = {}): Wish | undefined =>
  readWish(clause, english, before) ?? readWish(clause, german, before);

const connectives =
  /(?:,? (?:and then|and also|as well as|and|then|plus|und dann|und außerdem|und ausserdem|und auch|sowie|und|dann)(?= ))\s*|[.!?;]+\s+|, (?=(?:please|then|also|bitte|dann|außerdem)\b)/;
const joints = new RegExp(`${connectives.source}|${commaBeforeOrder.source}`, 'giu');

/** A place at which a sentence may fall into two. */
interface Cut {
  left: string;
  right: string;
  /** Nothing but a comma is there, which may as well be within a value, as in 'Arlington, Virginia'. */
  isBareComma: boolean;
}

/** The places at which a sentence may fall into two; never within quotes. */
export function* cutsIn(text: string): Generator<Cut> {
  const quotes = [...text.matchAll(/["“„«][^"”“»]*["”“»]/gu)].map(
    ({ index, 0: all }) => [index, index + all.length] as const,
  );
  for (const { index, 0: joint } of text.matchAll(joints)) {
    if (quotes.some(([from, to]) => index > from && index < to)) continue;
    const right = text.slice(index + joint.length).trim();
    const mark = /^[.!?]+/.exec(joint)?.[0] ?? '';
    const left = text.slice(0, index).trim();
    if (left && right) yield { left: left + mark, right, isBareComma: /^,\s*$/.test(joint) };
  }
}

const isOrder = ({ kind, text }: Meaning) => kind === 'wish' || showsSomething(text);

/** Whether a bare comma stands between these two. What comes after a description has to be an order without any doubt. */
export function dividedByComma(before: Meaning, after: Meaning | undefined): boolean {
  if (!after || !isOrder(before) || !isOrder(after)) return false;
  const isDescribed =
    before.kind === 'wish' &&
    before.wish.name === 'edit_profile' &&
    before.wish.arguments.description !== undefined;
  return !isDescribed || (after.kind === 'wish' && endsDescription(after.text));
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

/** Only what begins like a question or an order is a clause of its own: 'salt and pepper' is not two wishes. */
export const asks = (text: string) =>
  /^(?:(?:and|then|also|please|so|now|und|dann|auch|bitte|hi|hello|hallo|thanks|danke)[,! ]+)*(?:what|whats|when|which|who|why|where|how|is|are|am|do|does|did|can|could|would|will|show|open|list|go|take|bring|give|tell|set|change|update|upgrade|sign|log|cancel|close|delete|reset|compare|add|count|put|call|explain|describe|was|wann|welche[rsnm]?|wer|warum|wieso|wo|womit|wie|wieviel|ist|sind|bin|hat|habe|gibt|kann|zeig|zeige|oeffne|liste|geh|gehe|gib|sag|nenn|nenne|setze?|aender[en]?|aendere|aktualisiere|wechs(?:le|el)|kuendige|melde|logge|loesche|vergleiche?|erklaere?|beschreibe?|rechne|stuf|stufe|in welche|mit welche)/.test(
    plain(text),
  );

/** Several fields are one card. */
export function joinEdits(meanings: readonly Meaning[]): readonly Meaning[] {
  const joined: Meaning[] = [];
  for (const each of meanings) {
    const last = joined.at(-1);
    if (
      each.kind === 'wish' &&
      each.wish.name === 'edit_profile' &&
      last?.kind === 'wish' &&
      last.wish.name === 'edit_profile'
    )
      joined[joined.length - 1] = {
        ...last,
        wish: { name: 'edit_profile', arguments: { ...last.wish.arguments, ...each.wish.arguments } },
        text: `${last.text} ${each.text}`,
      };
    else joined.push(each);
  }
  return joined;
}
