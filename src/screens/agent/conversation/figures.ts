// A figure of an answer, and the rows that it came from.
import { createContext } from 'react';
import type { AnswerSource } from '../../../services/chat.ts';
import type { MarkedRows, Section } from '../../shell/view.ts';

/** Shows the rows behind a figure. `words`: the figure as it is written, such as '$87.00'. */
export type ShowSource = (source: AnswerSource, words: string) => void;

/** Without it, figures are plain words. */
export const ShowSourceContext = createContext<ShowSource | undefined>(undefined);

/** Where the rows are shown, and which of them are marked there. */
export function sourcePlace({ table, ids }: AnswerSource, words: string): [Section, MarkedRows?] {
  if (table === 'billing_info') return ['billing'];
  if (table === 'profiles') return ['dashboard'];
  return ['payments', { ids, words }];
}
