// Questions whose meaning their words give away, where the classifier has gone wrong. The words are written as `plain` does.

import { fieldAskedFor } from './askedField.ts';
import { isInDistress } from './distress.ts';
import { germanPhrase } from './germanPhrases.ts';
import type { Filters } from './filters.ts';
import { plain, tokensOf } from './plain.ts';

export interface KnownPhrase {
  intent: string;
  /** What the words say beside what `filtersIn` finds. */
  filters?: Partial<Filters>;
  /** The state is what is asked, and not what is looked for: 'Was my last payment successful?'. */
  isStateAsked?: true;
}

const payment =
  '(?:payments?|charges?|invoices?|bills?|transactions?|debits?|ones?|zahlung(?:en)?|rechnung(?:en)?|abbuchung(?:en)?|buchung(?:en)?|ueberweisung(?:en)?)';
const state =
  '(?:success\\w*|complete\\w*|settled|fail\\w*|declined|rejected|bounced|refused|unsuccessful|pending|outstanding|unpaid|open|cancell?ed|erfolgreiche\\w?|abgeschlossene\\w?|durchgegangene\\w?|fehlgeschlagene\\w?|gescheiterte\\w?|abgelehnte\\w?|geplatzte\\w?|offene\\w?|ausstehende\\w?|unbezahlte\\w?|stornierte\\w?)';
const newest = '(?:last|latest|newest|most recent|letzte\\w?|neueste\\w?|juengste\\w?)';
/** 'My last successful payment', 'the last completed one': one payment in one state. */
const lastInState = new RegExp(
  `\\b${newest} ${state}(?! (?:payments|charges|invoices|bills|transactions|debits|ones|zahlungen|rechnungen|abbuchungen|buchungen))(?: ${payment}\\b|$)`,
);
const stateOfLast = new RegExp(
  `^(?:and |und )?(?:was|is|did|has|went|what (?:happened|is happening|became) (?:to|with|of)|hat|ist|war|wurde|was (?:ist|war) mit) (?:my|the|mein\\w{0,2}|die|der) ${newest} ${payment}\\b`,
);
const asksWhy =
  /\b(?:why|how come|reasons?|what (?:is|was|went) wrong|wieso|warum|weshalb|woran|grund|gruende)\b/;

const paying =
  /\b(?:pay|pays|paid|paying|spend|spent|spending|charge|charged|charges|bills?|billed|invoices?|payments?|expenses?|outgoings|cost me|zahle|zahlen|zahlt|bezahle\w?|bezahlt|gezahlt|gebe|ausgebe|ausgegeben|ausgaben|zahlung\w*|rechnung\w*|abgebucht)\b/;
const average = /\b(?:averages?|averaged|mean amount|median|durchschnitt\w*|im schnitt|im mittel)\b/;
const mine = /\b(?:my|i|mein\w{0,2}|ich)\b/;

const unit = '(?:day|week|month|quarter|year|tag|woche|monat|quartal|jahr)';
const comparedSpans = [
  new RegExp(
    `\\b(?:which|what|welche[rmns]?) ${unit}s?\\b.*\\b(?:most|least|more|less|highest|lowest|expensive|cheapest|meisten|wenigsten|mehr|weniger|hoechsten|teuersten?|teuerste[rn]?|guenstigste[rn]?)\\b`,
  ),
  new RegExp(
    `\\b(?:most expensive|dearest|costliest|priciest|cheapest|highest|biggest|teuerste[rsn]?|guenstigste[rsn]?) ${unit}\\b`,
  ),
];
/** 'Which month had my largest payment?' asks for one payment, which has a date. */
const onePayment = /\b(?:payment|charge|invoice|bill|transaction|zahlung|rechnung|abbuchung)\b/;

const unpaid =
  /^(?:and |und )?(?:how much|wieviel)\b.*\b(?:(?:did|have|has|do) (?:(?:i|we) (?:still )?not|not (?:i|we)) (?:yet )?(?:pay|paid)|(?:i|we) (?:did|have) not (?:yet )?(?:pay|paid)|nicht (?:be|ge)zahlt|nicht beglichen)\b/;
const moneyWent =
  /\b(?:how much|wieviel)(?: (?:of )?(?:my )?(?:money|cash|geld))? (?:(?:has |have |hat |habe |ist |sind )?(?:i |ich )?(?:went|gone|flowed|ging|gingen|floss|flossen|gesteckt|put|sunk)\b|(?:has|have|did|hat|ist|sind)\b.*\b(?:gone?|went|flowed|gegangen|geflossen|gesteckt)\b)/;

/** The intent that the words give away, and what to look for; undefined for everything else. */
export function knownPhrase(text: string, filters: Filters): KnownPhrase | undefined {
  if (isInDistress(text)) return { intent: 'care.distress' };
  if (fieldAskedFor(text)) return { intent: 'profile.edit' };
  const said = plain(text)
    .replace(/[?!.,;:]+(?=\s|$)/g, '')
    .trim();
  const words = tokensOf(text).join(' ');
  if (
    lastInState.test(said) &&
    !asksWhy.test(said) &&
    filters.status &&
    !(filters.limit && filters.limit > 1)
  )
    return { intent: 'pay.last' };
  if (stateOfLast.test(words) && !asksWhy.test(said)) return { intent: 'pay.last', isStateAsked: true };
  if (average.test(said) && (paying.test(said) || mine.test(said)))
    return { intent: 'pay.sum', filters: { cannot: 'average' } };
  if (comparedSpans.some((each) => each.test(said)) && !onePayment.test(said) && paysOrCosts(said))
    return { intent: 'pay.sum', filters: { cannot: 'compare' } };
  if (unpaid.test(words) && !asksWhy.test(said)) return { intent: 'pay.sum', filters: { isUnpaid: true } };
  if (moneyWent.test(words)) return { intent: 'pay.sum' };
  const german = germanPhrase(words, filters);
  return german === undefined ? undefined : { intent: german };
}

const paysOrCosts = (said: string) =>
  paying.test(said) ||
  /\b(?:expensive|dearest|costliest|priciest|cheapest|teuer\w*|guenstig\w*)\b/.test(said);
