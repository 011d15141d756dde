// What the user's words mean.

import type { Filters } from './filters.ts';
import type { Language } from './plain.ts';
import type { PlanId, Wish } from './wish.ts';

/** A question that was understood. */
export interface Question {
  kind: 'question';
  intent: string;
  filters: Filters;
  plans: readonly PlanId[];
  text: string;
  /** Absent when the words do not tell. */
  language?: Language;
}

/** What one clause means. */
export type Meaning =
  | Question
  | { kind: 'wish'; wish: Wish; text: string; language?: Language }
  /** Not sure enough: the user is asked which of these, the likeliest first. */
  | {
      kind: 'offer';
      intents: readonly string[];
      /** Instead of intents: a value of the profile, and nobody knows whether it is a name or a place. */
      value?: string;
      filters: Filters;
      plans: readonly PlanId[];
      text: string;
      language?: Language;
    }
  /** `isOutside`: understood, and nothing that the assistant does. */
  | { kind: 'refusal'; isOutside: boolean; text: string; language?: Language };

/** Whether two questions or wishes need an answer each. Every wish does. */
export const differs = (left: Meaning, right: Meaning) =>
  left.kind !== right.kind ||
  left.kind === 'wish' ||
  (left.kind === 'question' &&
    right.kind === 'question' &&
    (left.intent !== right.intent ||
      JSON.stringify([left.filters, left.plans]) !== JSON.stringify([right.filters, right.plans])));

/** These questions and wishes without what would be answered a second time. */
export const withoutRepeats = (meanings: readonly Meaning[]) =>
  meanings.filter((each, index) => meanings.slice(0, index).every((earlier) => differs(earlier, each)));
