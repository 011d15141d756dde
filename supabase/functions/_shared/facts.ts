import { isRecord } from '../../../src/services/isRecord.ts';
import { languageOfTag } from '../../../src/services/languages.ts';

const longestText = 8_000;

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestText;

/** The facts about the user that the app may send. src/services/chat.ts has the same list, which a test compares. */
const facts = [
  'name',
  'email',
  'location',
  'support',
  'plan',
  'planStatus',
  'paymentMethod',
  'payments',
  'timeZone',
  'language',
  'conversation',
];

/** The facts about the user among what the app sends along with a message or a call. */
export function factsIn(overrides: unknown): Record<string, unknown> {
  const given = isRecord(overrides) && isRecord(overrides.variableValues) ? overrides.variableValues : {};
  const told = Object.fromEntries(
    facts.flatMap((name) => (isText(given[name]) ? [[name, given[name]]] : [])),
  );
  return told.language === undefined ? told : { ...told, language: languageOfTag(told.language) };
}
