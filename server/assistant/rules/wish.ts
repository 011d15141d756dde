// What the grammars of the two languages share: a wish that changes something, and the values in it.

import type { Plan } from '../../../src/services/plans.ts';
import type { ProfileFieldName } from '../../../src/services/profileFields.ts';
import { holdsOrder } from './orders.ts';
import type { Language } from './plain.ts';
import { distance } from './spelling.ts';

/** The page shows a card for it and asks. Nothing but a grammar proposes one: a classifier guesses, and guesses are wrong. */
export type Wish =
  | { name: 'subscribe'; arguments: { plan: PlanId } }
  | { name: 'sign_out'; arguments: Record<string, never> }
  | { name: 'edit_profile'; arguments: Partial<Record<ProfileFieldName, string>> };

export type PlanId = Plan['id'];

/** What was said before, as far as a wish may lean on it. */
export interface Before {
  /** The plan that 'it' is. */
  plan?: PlanId;
  /** The clause before was an edit, so that 'my city to Rome' is one as well. */
  isAfterEdit?: boolean;
}

/** How one language says wishes. Every pattern must take the whole clause. */
export interface Grammar {
  language: Language;
  /** What may come before a wish. */
  politeness: RegExp;
  /** What may come after a wish. */
  thanks: RegExp;
  /** A question that is an order: 'could you …?'. */
  politeQuestion: RegExp;
  /** A question that looks like an order, and asks what we would do: 'would you take Pro?'. */
  advice: RegExp;
  signOut: readonly RegExp[];
  cancel: readonly RegExp[];
  /** The first group is the plan. */
  subscribe: readonly RegExp[];
  /** The groups `field` and `value`. */
  edits: readonly RegExp[];
  /** The same, after an edit only. */
  furtherEdits: readonly RegExp[];
  /** The group `value`. */
  names: readonly RegExp[];
  places: readonly RegExp[];
  fields: Readonly<Record<string, ProfileFieldName>>;
  /** What is no value, although it stands where one would. */
  noValue: RegExp;
  /** Typos in these words are put right; in values never. */
  words: readonly string[];
  /** A value comes after these words, so that what follows is not put right. */
  valueAfter: RegExp;
}

/** The whole clause, in any case. */
export const whole = (source: string) => new RegExp(`^(?:${source})$`, 'iu');

const planWords: Readonly<Record<string, PlanId>> = {
  free: 'free',
  kostenlos: 'free',
  kostenlosen: 'free',
  gratis: 'free',
  pro: 'pro',
  enterprise: 'enterprise',
};

const quoted = /^["'“‘„‚«»](.+)["'”’“‘«»][.!]*$/su;

/** The value that these words are, without thanks and a full stop; undefined where they are none. */
export function valueOf(text: string, field: ProfileFieldName, grammar: Grammar): string | undefined {
  const within = quoted.exec(text.trim())?.[1];
  if (within) return within.trim();
  if (/[?]/.test(text)) return undefined;
  const bare = text.replace(grammar.thanks, '').trim();
  // 'John F.' keeps its point.
  const value = field === 'description' ? bare : bare.replace(/(?<!\b\p{L})[.!,;]+$/u, '').trim();
  const tooLong =
    value.length > (field === 'description' ? 2000 : 80) ||
    (field !== 'description' && value.split(' ').length > 7);
  const isCut = field !== 'description' && holdsOrder(value);
  return value === '' || tooLong || isCut || grammar.noValue.test(value) ? undefined : value;
}

function edit(field: ProfileFieldName, text: string, grammar: Grammar): Wish | undefined {
  const value = valueOf(text, field, grammar);
  return value === undefined ? undefined : { name: 'edit_profile', arguments: { [field]: value } };
}

const fieldKey = (word: string) => word.toLowerCase().replace(/\s+/g, ' ');

function mended(text: string, grammar: Grammar): string {
  const at = grammar.valueAfter.exec(text);
  const end = at ? at.index + at[0].length : text.length;
  const mend = (part: string) =>
    part.replace(/\p{L}{4,}/gu, (word) => {
      const lower = word.toLowerCase();
      if (grammar.words.includes(lower)) return word;
      const most = lower.length > 7 ? 2 : 1;
      return grammar.words.find((each) => each.length > 3 && distance(lower, each, most) <= most) ?? word;
    });
  const value = text.slice(end);
  // A single last word may be the name of a plan.
  const isPlanLike =
    /^\s*\p{L}+[.!]*$/u.test(value) &&
    !Object.keys(grammar.fields).some((field) => text.slice(0, end).toLowerCase().includes(field));
  return mend(text.slice(0, end)) + (isPlanLike ? mend(value) : value);
}

function read(text: string, grammar: Grammar, before: Before): Wish | undefined {
  const bare = text.replace(grammar.politeness, '').replace(/\?+$/, '').trim();
  const core = bare
    .replace(grammar.thanks, '')
    .replace(/[.!,;\s]+$/, '')
    .trim();
  if (grammar.signOut.some((each) => each.test(core))) return { name: 'sign_out', arguments: {} };
  if (grammar.cancel.some((each) => each.test(core)))
    return { name: 'subscribe', arguments: { plan: 'free' } };
  for (const each of grammar.subscribe) {
    const named = each.exec(core)?.[1]?.toLowerCase();
    if (named === undefined) continue;
    const plan = planWords[named] ?? before.plan;
    return plan && { name: 'subscribe', arguments: { plan } };
  }
  for (const each of before.isAfterEdit ? [...grammar.edits, ...grammar.furtherEdits] : grammar.edits) {
    const { field: word, value } = each.exec(bare)?.groups ?? {};
    const field = word === undefined ? undefined : grammar.fields[fieldKey(word)];
    const found = field && value !== undefined ? edit(field, value, grammar) : undefined;
    if (found) return found;
  }
  for (const [field, patterns] of [
    ['fullName', grammar.names],
    ['location', grammar.places],
  ] as const)
    for (const each of patterns) {
      const value = each.exec(bare)?.groups?.value;
      const found = value === undefined ? undefined : edit(field, value, grammar);
      if (found) return found;
    }
  return undefined;
}

/** The wish that this clause is, and nothing else: every word of it must fit one of the grammar's patterns. */
export function readWish(clause: string, grammar: Grammar, before: Before): Wish | undefined {
  const said = clause
    .replace(/[’‘](?=\p{L})/gu, "'")
    .replace(/\s+/g, ' ')
    .trim();
  if (grammar.advice.test(said) || (said.includes('?') && !grammar.politeQuestion.test(said)))
    return undefined;
  return read(said, grammar, before) ?? read(mended(said, grammar), grammar, before);
}
