import { markdownToText } from '../../../src/services/markdownToText.ts';

export interface Sentences {
  /** As somebody would say them. */
  sentences: readonly string[];
  /** Where the Markdown begins that may still grow. */
  rest: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A break inside a link or a code block is none. */
const isOpen = (markdown: string) =>
  (markdown.match(/```/g)?.length ?? 0) % 2 === 1 || /\[[^\]]*(?:\](?:\([^)]*)?)?$/.test(markdown);

/** '1.' before an item of a list is no sentence. */
const isMarker = (text: string) => /^\s*\d+\.\s*$/.test(text);

/** What can be said of a Markdown text that is still arriving, from `from` on. */
export function sentencesOf(markdown: string, from: number, complete: boolean): Sentences {
  const sentences: string[] = [];
  let rest = from;
  for (const { index, segment } of segmenter.segment(markdown.slice(from))) {
    const end = from + index + segment.length;
    const chunk = markdown.slice(rest, end);
    // The last one may still grow, whatever it ends with: '$29.' becomes '$29.00'.
    const ended = end === markdown.length ? complete : !isOpen(chunk) && !isMarker(chunk);
    if (!ended) continue;
    const words = markdownToText(chunk);
    if (words) sentences.push(words);
    rest = end;
  }
  return { sentences, rest };
}
