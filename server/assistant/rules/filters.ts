// Which payments, and which plans, a question is about.

import type { PaymentStatus } from '../../../src/services/payments.ts';
import { plans } from '../../../src/services/plans.ts';
import { currencyWords } from './currencies.ts';
import { amountIn, type AmountFilter } from './amounts.ts';
import { namesSeveral, narrowsYear, periodIn, type Period } from './period.ts';
import type { Now } from './unitReadings.ts';
import { plain, tokensOf } from './plain.ts';
import type { PlanId } from './wish.ts';

export interface Filters extends AmountFilter {
  period?: Period;
  status?: PaymentStatus;
  /** ISO 4217. */
  currency?: string;
  service?: string;
  isSmallest?: boolean;
  limit?: number;
  /** What was not paid: the open, failed and cancelled payments. */
  isUnpaid?: true;
  /** The question asks for what no query can, and the answer has to say so. */
  cannot?: 'exclude' | 'several' | 'average' | 'compare' | 'time' | 'plan';
}

const signs: Readonly<Record<string, string>> = { EUR: '€', USD: '\\$', GBP: '£', JPY: '¥' };

const currencies = Object.entries(currencyWords).map(
  ([code, words]) =>
    [new RegExp(`${code in signs ? `${signs[code]}|` : ''}\\b(?:${words})\\b`), code] as const,
);

const statuses: readonly (readonly [RegExp, PaymentStatus])[] = [
  [
    /\b(?:fail\w*|declin\w+|reject\w+|bounced?|refused|unsuccessful|(?:not|n't) (?:go |gone |went )?(?:through|ok|work\w*|succe\w+|successful)|fehlgeschlagen\w*|gescheitert\w*|abgelehnt\w*|geplatzt\w*|nicht (?:durchgegangen|geklappt|funktioniert)|zurueckgewiesen\w*)\b/,
    'failed',
  ],
  [
    /\b(?:pending|unpaid|outstanding|unsettled|overdue|processing|offene[nrs]?|ausstehend\w*|unbezahlt\w*|(?:is|are|was|still|my|any|anything|all|noch|sind|ist|etwas|which are) (?:still |noch |etwas )?(?:open|offen)|open (?:payments?|invoices?|bills?|charges?|transactions?|ones?)|not (?:yet )?(?:settled|paid)|to be settled|stehen\b.* aus)\b/,
    'pending',
  ],
  [/\b(?:cancell?ed|voided|storniert\w*|abgebrochen\w*)\b/, 'cancelled'],
  [
    /\b(?:completed|successful\w*|succeeded|went through|erfolgreich\w*|abgeschlossen\w*|durchgegangen\w*)\b/,
    'completed',
  ],
];

const statusIn = (said: string) => statuses.find(([pattern]) => pattern.test(said))?.[1];

const smallWords =
  /\b(?:smallest|lowest|cheapest|least|minimum|min|kleinste\w*|niedrigste\w*|billigste\w*|guenstigste\w*|geringste\w*)\b/;
const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twenty: 20,
  zwei: 2,
  drei: 3,
  vier: 4,
  fuenf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwanzig: 20,
};
const many = `(\\d{1,3}|${Object.keys(numbers).join('|')})`;
const limits = new RegExp(
  `\\b(?:last|latest|newest|recent|past|biggest|largest|letzte\\w?|neueste\\w?|groesste\\w?) ${many}\\b(?! ?(?:day|week|month|year|tag|woche|monat|jahr))|\\b${many} (?:last|latest|newest|most recent|letzte\\w?|neueste\\w?) (?!day|week|month|year|tag|woche|monat|jahr)`,
);

/** Words in names of services that do not say which service: 'Service Payment' is the name of many. */
const generic =
  /^(?:plan|payments?|services?|monthly|month|invoices?|charges?|bills?|pro|free|enterprise|subscription|abo|tarif|zahlung(?:en)?|rechnung(?:en)?|my|the|for|and|von|fuer|und|der|die|das|in|of|to|a|an|last|show|open|failed)$/;

/** The name of the user's service that the text names, whole or by a word of it. */
function serviceIn(text: string, services: readonly string[]): string | undefined {
  const spoken = tokensOf(text).join(' ');
  const said = ` ${spoken} ${spoken.replace(/-(?=(?:tarif|plan|abo|paket)\b)/g, ' ')} `;
  const names = services
    .map((name) => [name, tokensOf(name)] as const)
    .filter(([, words]) => words.length > 0);
  const whole = names.find(
    ([, words]) => words.some((word) => !generic.test(word)) && said.includes(` ${words.join(' ')} `),
  );
  if (whole) return whole[0];
  const plan = names.find(
    ([, words]) =>
      words.some((word) => /^(?:pro|enterprise)$/.test(word)) &&
      words.every((word) => generic.test(word)) &&
      said.includes(` ${words.find((word) => /^(?:pro|enterprise)$/.test(word))} `),
  );
  if (plan) return plan[0];
  return names.find(([, words]) =>
    words.some((word) => word.length > 3 && !generic.test(word) && said.includes(` ${word} `)),
  )?.[0];
}

/** What was paid for a plan. Its payments bear the name of a service. */
const forPlan =
  /\b(?:to|into|on|for|towards?|an|fuer|in|auf) (?:(?:the|my|den|das|die|mein\w{0,2}) )?(?:pro|enterprise)\b/;

/** What is to be left out, which no query can: 'in 2025 except April'. */
const exclusions =
  /\b(?:exclud\w+|excl|except(?:ing)?|other than|apart from|aside from|(?:all|everything|anything|every payment) but|not counting|leaving out|without|ohne|ausser|abgesehen von|ausgenommen|not in (?:dollars?|euros?|pounds?|usd|eur|gbp)|nicht in (?:dollar|euro|pfund|usd|eur|gbp))\b/g;
/** What was not paid is left out of a total anyway. */
const unpaidExcluded =
  /\b(?:exclud\w+|except(?:ing)?|not counting|without|ohne|ausser) (?:(?:the|all|any|my|die|alle|meine) )?(?:fail|declin|pending|cancel|fehlgeschlagen|offen|storniert)/;

export interface Context extends Now {
  /** Names of services that this user has paid for: people ask with their own words for them. */
  services?: readonly string[];
}

/** `words`: the text's words with typos put right. */
export function filtersIn(text: string, words: readonly string[], context: Context): Filters {
  const corrected = words.join(' ');
  const both = `${plain(text)} \n ${corrected}`;
  const period = periodIn(text, context) ?? periodIn(corrected, context);
  const excluded = plain(text).match(exclusions)?.length ?? 0;
  const isUnpaidExcluded = excluded === 1 && unpaidExcluded.test(plain(text));
  const status = isUnpaidExcluded ? 'completed' : (statusIn(plain(text)) ?? statusIn(both));
  const isExcluding = excluded > 0 && !isUnpaidExcluded;
  const currency = currencies.find(([pattern]) => pattern.test(both))?.[1];
  const service = serviceIn(text, context.services ?? []);
  const isOfNoService = !service && (context.services?.length ?? 0) > 0;
  const cannot = isExcluding
    ? 'exclude'
    : namesSeveral(text, context)
      ? 'several'
      : narrowsYear(text, context)
        ? 'time'
        : isOfNoService && forPlan.test(plain(text))
          ? 'plan'
          : undefined;
  const [, first, second] = limits.exec(both) ?? [];
  const limit = first ?? second;
  return {
    ...(period && { period }),
    ...(status && { status }),
    ...(currency && { currency }),
    ...(service && { service }),
    ...amountIn(text),
    ...(cannot && { cannot }),
    ...(smallWords.test(both) && { isSmallest: true }),
    ...(limit !== undefined && { limit: Math.min(100, numbers[limit] ?? Number(limit)) }),
  };
}

const planIds = plans.map(({ id }) => id);

/** The plans that the words name, in the order in which they are named. */
export const plansIn = (words: readonly string[]): readonly PlanId[] => {
  const found = words.flatMap((word) => planIds.find((id) => word === id || word.startsWith(`${id}-`)) ?? []);
  return [...new Set(found)];
};
