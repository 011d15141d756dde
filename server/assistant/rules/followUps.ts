// Questions that go on about what was asked before: 'and last year?', 'show them', 'what does it include?'.

import type { Guess } from './classifier.ts';
import type { Filters } from './filters.ts';
import { periodOf, type Period } from './period.ts';
import { inYear } from './periodNames.ts';
import { plain } from './plain.ts';
import type { Meaning, Question } from './meaning.ts';
import type { Now } from './unitReadings.ts';
import type { PlanId } from './wish.ts';

/** What was said, and what it means by itself. */
interface Said {
  text: string;
  alone: Meaning;
  guess: Guess;
  filters: Filters;
  plans: readonly PlanId[];
}

const aboutPayments = /^pay\.(?:list|sum|count|largest|last|why)$/;
const opens =
  /^(?:and|or|but|only|just|ok and|what about|how about|what of|then|the|in|for|since|from|those|these|them|which ones|und|oder|aber|nur|bloss|was ist mit|wie ist es|im|fuer|seit|aus|von|die)\b/;
const showsThem =
  /^(?:(?:and|ok|please|now|can you|could you|bitte|und|dann) )*(?:show|list|see|display|print|zeig|zeige|liste)(?: me| mir)?(?: (?:them|those|these|it|that|ones|all|sie|die|diese))*(?: (?:please|all|bitte|an|alle|auf|mir|mal))*$/;
const asksWhy =
  /^(?:and |but |und |aber )?(?:why|how come|wieso|warum|weshalb)(?: (?:is|was|did|has|ist|war) (?:that|it|this|das|es)(?: (?:so|happen|fail|fehlgeschlagen))?| that| das)?$/;
const refersToRows = /\b(?:that|those|them|these|it|they|das|die|davon|sie|es)\b/;
const refersToPlan = /\b(?:it|that|this|that one|this one|the plan|es|das|der|da|darin|dabei)\b/;
const spanBefore =
  /\b(?:(?:the )?(year|month) before(?: that)?|(?:das |den )?(jahr|monat) (?:davor|zuvor))\b/;

/** 'And before that?' goes back by what was asked about. */
const bareBefore = /^(?:and |und )?(?:(?:the (?:one|time) )?before(?: that)?|davor|zuvor)$/;

/** 'The year before': before the one that was asked about. */
function before(text: string, { filters }: Question, context: Now): Period | undefined {
  const [, en, de] = spanBefore.exec(text) ?? [];
  const named = filters.period?.named;
  if (!(en ?? de ?? (bareBefore.test(text) || undefined)) || named?.kind !== 'in') return undefined;
  const { unit } = named;
  if (unit.kind === 'year')
    return periodOf({ kind: 'in', unit: { kind: 'year', year: unit.year - 1 } }, context);
  if (unit.kind !== 'month') return undefined;
  if (en === 'year' || de === 'jahr')
    return periodOf({ kind: 'in', unit: inYear(unit, unit.year - 1) }, context);
  const month = (unit.month + 11) % 12;
  return periodOf(
    { kind: 'in', unit: { kind: 'month', month, year: unit.year - (month === 11 ? 1 : 0) } },
    context,
  );
}

const likeliest = (meaning: Meaning) =>
  meaning.kind === 'question' ? meaning.intent : meaning.kind === 'offer' ? meaning.intents[0] : undefined;

/** The meaning together with what was asked before; undefined when the words stand for themselves. */
export function followUp(said: Said, last: Question, context: Now): Question | undefined {
  // What could not be looked up is asked differently now.
  const { cannot: _cannot, isUnpaid: _isUnpaid, ...filtersBefore } = last.filters;
  // What is said about the page Payments also lists what is on it.
  const intentBefore = last.intent === 'nav.payments' ? 'pay.list' : last.intent;
  const asked: Question = { ...last, intent: intentBefore, filters: filtersBefore };
  const { text, alone, guess, plans } = said;
  const bare = plain(text)
    .replace(/[?.!,]+/g, '')
    .trim();
  const isShort = guess.words.length <= 6;
  const intent = likeliest(alone);
  const sure = alone.kind === 'question' ? (guess.ranked[0]?.probability ?? 0) : 0;
  const language = alone.language && { language: alone.language };
  const goesOn = (changed: Partial<Question>): Question => ({ ...asked, ...changed, text, ...language });

  if (aboutPayments.test(asked.intent)) {
    if (asksWhy.test(bare)) return goesOn({ intent: 'pay.why' });
    // A sum is of completed payments: its rows must add up to it.
    const rows: Filters =
      asked.intent === 'pay.sum' ? { status: 'completed', ...asked.filters } : asked.filters;
    if (showsThem.test(bare)) return goesOn({ intent: 'pay.list', filters: rows });
    const earlier = before(bare, asked, context);
    const filters: Filters = { ...said.filters, ...(earlier && { period: earlier }) };
    if (refersToRows.test(bare) && isShort && intent && /^pay\.(?:sum|count|largest|list)$/.test(intent))
      return goesOn({ intent, filters: { ...rows, ...filters } });
    const narrows = Object.keys(filters).length > 0;
    const isAnother = sure > 0.6 && !/^(?:pay|chat)\./.test(intent ?? '');
    if (narrows && isShort && !isAnother && (opens.test(bare) || alone.kind !== 'question' || sure < 0.75)) {
      const kept = asked.intent === 'pay.last' ? 'pay.list' : asked.intent;
      return goesOn({ intent: kept, filters: { ...asked.filters, ...filters } });
    }
  }
  if (asked.intent.startsWith('plan.') && isShort) {
    if (plans.length > 0 && /^plan\.(?:price|describe|feature)$/.test(asked.intent) && opens.test(bare))
      return goesOn({ plans });
    const refers = refersToPlan.test(bare) || opens.test(bare);
    if (intent && /^plan\.(?:price|describe)$/.test(intent) && plans.length === 0 && refers)
      return { ...goesOn({ intent }), plans: asked.plans.slice(0, 1) };
  }
  return undefined;
}
