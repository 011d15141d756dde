import { plain } from './plain.ts';

const person =
  '(?:humans?|persons?|people|somebody|someone|support|staff|representatives?|operators?|mensch\\w*|jemand\\w*|mitarbeiter\\w*|berater\\w*)';
const declined = new RegExp(
  `\\b(?:no|not|never|without|don'?t|nicht|nie|niemals|keine?[mnrs]?|ohne)\\b[^,.;:!?]*\\b${person}\\b`,
);
const insteadOf = /\b(?:but|instead|sondern|bots?|robots?|roboter|machines?|maschine|computer|ai|ki)\b/;

/**
 * Whether these words want no person, or not now: 'Ich will mit keinem Menschen sprechen'. The classifier, which knows no order of
 * words, takes them for a wish to speak to one.
 */
export function declinesPerson(text: string): boolean {
  const said = plain(text);
  return declined.test(said) && !insteadOf.test(said);
}
