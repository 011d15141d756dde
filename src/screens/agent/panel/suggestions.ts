import type { Billing, Payment } from '../../../services/data.ts';
import { dateTimeFormat } from '../../../services/formats.ts';
import { planById, plans } from '../../../services/plans.ts';
import { statusTone } from '../../../services/status.ts';
import { fill } from '../../../ui/fill.ts';
import type { words } from './suggestions.words.ts';

export interface SuggestionFacts {
  /** The newest payments, the newest first; undefined until they have loaded. */
  payments: readonly Payment[] | undefined;
  billing: Billing | undefined;
  now: Date;
  /** The language of the dates. */
  locale: string;
}

const yearOf = (date: Date) => Number(dateTimeFormat({ year: 'numeric' }, 'en').format(date));

function dayOf(date: string, now: Date, locale: string) {
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return undefined;
  const isThisYear = yearOf(day) === yearOf(now);
  return dateTimeFormat(
    { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) },
    locale,
  ).format(day);
}

type Labels = typeof words;

function aboutFailure({ payments = [], now, locale }: SuggestionFacts, labels: Labels) {
  const failed = payments.find(({ status }) => statusTone(status) === 'critical');
  const day = failed && dayOf(failed.date, now, locale);
  return day && fill(labels.failed, { day });
}

/** What the next larger plan costs, or what is in the largest one. */
function aboutPlan({ billing }: SuggestionFacts, labels: Labels) {
  const plan = billing && planById(billing.plan);
  if (!plan) return undefined;
  const next = plans[plans.indexOf(plan) + 1];
  return next ? fill(labels.cost, { plan: next.name }) : fill(labels.include, { plan: plan.name });
}

/** The sum of this year, or of the last year in which something was paid. */
function aboutYear({ payments = [], now }: SuggestionFacts, labels: Labels) {
  const years = payments
    .filter(({ status }) => statusTone(status) === 'positive')
    .map(({ date }) => new Date(date))
    .filter((date) => !Number.isNaN(date.getTime()))
    .map(yearOf);
  if (years.length === 0) return undefined;
  const last = Math.max(...years);
  return last === yearOf(now) ? labels.thisYear : fill(labels.inYear, { year: String(last) });
}

/** At most three questions, from what has loaded of the user's own account. [A51] */
export const suggestions = (facts: SuggestionFacts, labels: Labels): readonly string[] =>
  [aboutFailure(facts, labels), aboutPlan(facts, labels), aboutYear(facts, labels)].flatMap(
    (question) => question ?? [],
  );
