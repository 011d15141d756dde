// 'What is my name and location?': several things of the account, of which each would be a question by itself.

const payment = '(?:payment|charge|bill|invoice|zahlung|rechnung|abbuchung)';
const state =
  '(?:all|recent|failed|declined|pending|open|unpaid|cancelled|completed|alle|letzten|fehlgeschlagene\\w?|abgelehnte\\w?|offene\\w?|unbezahlte\\w?|stornierte\\w?|abgeschlossene\\w?)';

/** The words are written as `tokensOf` does. */
const things: readonly (readonly [intent: string, words: string])[] = [
  ['pay.next', `(?:next|upcoming|naechste\\w?|kommende\\w?) ${payment}`],
  ['pay.last', `(?:last|latest|letzte\\w?) ${payment}`],
  ['method.mine', 'payment method|zahlungsart|zahlungsmethode|zahlungsmittel|zahlungsweise'],
  ['profile.name', '(?:(?:full|display) )?name|namen|vollstaendige\\w? namen?'],
  ['profile.location', 'location|city|town|ort|wohnort|standort|stadt'],
  ['profile.email', '(?:email|mail)(?: address)?|(?:email-?|mail-?)adresse'],
  ['profile.description', 'description|bio|profile|beschreibung|profil'],
  ['plan.mine', '(?:(?:current|aktuelle\\w?) )?(?:plan|tier|subscription|tarif|abo|abonnement)'],
  ['usage.mine', 'usage|verbrauch'],
  ['pay.list', `(?:${state} )?(?:payments|charges|bills|invoices|zahlungen|rechnungen|abbuchungen)`],
];

const thing = `(?:${things.map(([, words]) => words).join('|')})`;
const one = `(?:(?:and|und|also|auch|plus|sowie|as well as|my|the|mein\\w{0,2}|den|die|das) )*${thing}`;
const polite =
  '(?:hi|hello|hey|ok|so|please|and|hallo|bitte|und|(?:can|could|would|will) you|kannst du|koennen sie)';
const lead =
  '(?:(?:what|who|which|how|was|wie|welche[rs]?) (?:is|are|ist|sind|lautet|lauten|heisst|heissen)|what about|do you know|(?:tell|show|give|read|send|remind)(?: me)?(?: of)?(?: what (?:is|are))?|list|see|look up|(?:nenne?|sage?|zeige?|gib|verrate?)(?: mir)?|weisst du|was ist mit)';
const sentence = new RegExp(
  `^(?:${polite} )*(?<lead>${lead} )?(?:(?:bitte|please|mal|mir|uns) )*(?<things>${one}(?: ${one})+)(?: (?:please|bitte|again|now|nochmal|an|sagen|nennen|zeigen|anzeigen))*$`,
);

/**
 * What these words ask for, in their order; empty where they are anything but a list of the user's own things. `needsVerb`: a list alone
 * is no question, because something else was talked about.
 */
export function questionsInList(said: readonly string[], needsVerb: boolean) {
  const text = said.join(' ');
  const found = sentence.exec(text)?.groups;
  if (!found?.things || !/\b(?:my|mein\w{0,2})\b/.test(text) || (needsVerb && !found.lead)) return [];
  const named = found.things.match(new RegExp(`(?<= |^)${thing}(?= |$)`, 'g')) ?? [];
  return named.flatMap((words) => {
    const intent = things.find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(words))?.[0];
    return intent ? { intent, words } : [];
  });
}
