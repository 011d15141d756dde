// 'Change my name', and then only 'Ada': what was asked for is the next thing that is said.

import type { ProfileFieldName } from '../../../src/services/profileFields.ts';
import { valueOf, type Grammar, type Wish } from './wish.ts';
import { english } from './wishesEnglish.ts';
import { german } from './wishesGerman.ts';

const changing =
  '(?:change|edit|update|set|correct|fix|modify|rename|adjust|ändere?|aendere?|aktualisiere|korrigiere|bearbeite|setze?)';
const atTheEnd = '(?: (?:ändern|aendern|aktualisieren|korrigieren|anpassen|bearbeiten))';

function orderFor(grammar: Grammar) {
  const fields = Object.keys(grammar.fields).join('|');
  const my = '(?:(?:my|the|meinen|meine|mein|den|die|das) )';
  return new RegExp(
    `^(?:${changing} (?:bitte |jetzt )?${my}?(?<first>${fields})|${my}(?<last>${fields})(?: bitte| jetzt)*${atTheEnd})$`,
    'iu',
  );
}
const orders = [english, german].map((grammar) => ({ grammar, order: orderFor(grammar) }));

/** The field that these words name, and nothing else: 'my name', 'den Ort, bitte'. */
export function fieldOf(text: string) {
  const bare = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[,.!]*(?: please| bitte)?[.!]*$/i, '')
    .replace(/^(?:my|the|meinen|meine|mein|den|die|das) /i, '')
    .toLowerCase();
  for (const { language, fields } of [english, german])
    if (Object.hasOwn(fields, bare)) return { language, field: fields[bare]! };
  return undefined;
}

/** The field that these words want to change without saying into what. */
export function fieldAskedFor(text: string): ProfileFieldName | undefined {
  for (const { grammar, order } of orders) {
    const bare = text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(grammar.politeness, '')
      .replace(/[.!?]+$/, '')
      .replace(grammar.thanks, '')
      .trim();
    const { first, last } = order.exec(bare)?.groups ?? {};
    const field = grammar.fields[(first ?? last ?? '').toLowerCase()];
    if (field) return field;
  }
  return undefined;
}

const leads =
  /^(?:(?:it|that|my \w+|the new (?:one|name)) (?:should|shall|must|will) be|make (?:it|that)|(?:to|into|auf|zu|in)(?= \p{L})|(?:er|es|sie|das|mein\w* \w+) soll(?:te)? (?:jetzt )?(?=.* (?:sein|heißen|lauten)))[ :]+/iu;
const tails = / (?:sein|heißen|lauten)[.!]*$/iu;

/** What nobody is called, although it stands where a name would. */
const noAnswer =
  /^(?:yes|yep|yeah|no|nope|ok|okay|ja|nein|cancel|stop|never ?mind|forget (?:it|that)|hello|hi|hey|hallo|thanks?(?: you)?|danke|help|hilfe|abbrechen|stopp?|egal|vergiss (?:es|das)|doch nicht|lieber nicht|later|später|why|warum|what|was|how|wie|back|zurück|bye|tschüss|wait|moment)(?:[ ,.!?].*)?$/iu;

/** 'Grace Hopper', 'Rio de Janeiro'. */
export const likeName =
  /^\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:\p{Lu}[\p{L}\p{M}.'’-]*|van|von|de|der|la|am|on|upon))*$/u;

/**
 * The change that these words complete; undefined where they are no value. `isUnderstood`: they mean something by
 * themselves, so that only what is written like a name is taken for one.
 */
export function valueFor(
  field: ProfileFieldName,
  text: string,
  isUnderstood: boolean,
): Extract<Wish, { name: 'edit_profile' }> | undefined {
  const said = text.replace(/\s+/g, ' ').trim();
  if (noAnswer.test(said) || /[?\n]/.test(text)) return undefined;
  const bare = leads.test(said) ? said.replace(leads, '').replace(tails, '') : said;
  const value = valueOf(bare.replace(german.thanks, ''), field, english);
  if (value === undefined || german.noValue.test(value)) return undefined;
  if (isUnderstood && (field === 'description' || !likeName.test(value))) return undefined;
  return { name: 'edit_profile', arguments: { [field]: value } };
}
