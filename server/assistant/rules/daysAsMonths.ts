// The classifier knows months from its examples, and hardly any days: 'on 1.7.2025' is asked of it as 'in July 2025'.

import { withMonths } from './monthTypos.ts';
import { plain } from './plain.ts';

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|maerz|mai|juni|juli|oktober|dezember';
const year = '(?:19|20)\\d\\d';
const lead = '\\b(?:(on|am|vom) )?(?:the )?';
const patterns = [
  `${lead}${year}-\\d\\d?-\\d\\d?\\b`,
  `${lead}\\d{1,2}\\. ?\\d{1,2}\\.(?: ?(?:\\d{4}|\\d\\d)\\b)?`,
  `${lead}\\d{1,2}/\\d{1,2}/(?:\\d{4}|\\d\\d)\\b`,
  `${lead}\\d{1,2}(?:st|nd|rd|th|\\.)?(?: of)? (?:${months})\\b(?:,? ${year}\\b)?`,
  `${lead}(?:${months}) \\d{1,2}(?:st|nd|rd|th)?\\b(?!\\d)(?:,? ${year}\\b)?`,
].map((source) => new RegExp(source, 'g'));

/** The text with months in the place of days; itself where it names no day. */
export function withoutDays(text: string): string {
  const words = withMonths(plain(text));
  const changed = patterns.reduce(
    (done, pattern) =>
      done.replace(pattern, (_day, on?: string) => (on === 'on' ? 'in june' : on ? 'im juni' : 'june')),
    words,
  );
  return changed === words ? text : changed;
}
