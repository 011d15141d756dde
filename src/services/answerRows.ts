import type { AnswerSource } from './chat.ts';
import { streamingMarkdownToText } from './markdownToText.ts';
import { maxPaymentsFound } from './payments.ts';

/** The payments behind the figures of one answer. */
export interface AnswerRows {
  /** Each once, in the order of the figures. */
  ids: readonly string[];
  /** The figures as they are written, such as '$87.00', each once. */
  figures: readonly string[];
}

/** A link to a source, such as `[**$87.00**](#s1)`. */
const figure = /\[([^\]]*)\]\(#(s\d{1,4})\)/g;

/** The payments that the answer's figures link to; undefined when there are none, as in an answer about the plan. [A67] */
export function answerRows(markdown: string, sources: readonly AnswerSource[] = []): AnswerRows | undefined {
  const ids = new Set<string>();
  const figures = new Set<string>();
  for (const [, label = '', ref] of markdown.matchAll(figure)) {
    const source = sources.find((each) => each.ref === ref && each.table === 'payment_history');
    if (!source) continue;
    figures.add(streamingMarkdownToText(label));
    for (const id of source.ids) ids.add(id);
  }
  if (ids.size === 0) return undefined;
  return { ids: [...ids].slice(0, maxPaymentsFound), figures: [...figures] };
}
