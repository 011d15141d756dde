import { markdownToText } from '../../../src/services/markdownToText.ts';

export interface Sentences {
  /** The sentences as somebody would say them. */
  sentences: readonly string[];
  /** The position in the Markdown from which on it may still change. */
  rest: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Whether the text ends inside a link or a code block, where a line break does not end a sentence. */
const isOpen = (markdown: string) =>
  (markdown.match(/```/g)?.length ?? 0) % 2 === 1 || /\[[^\]]*(?:\](?:\([^)]*)?)?$/.test(markdown);

/** Whether the text is the number of a list item, such as '1.', which is not a sentence. */
const isMarker = (text: string) => /^\s*\d+\.\s*$/.test(text);

/** The sentences of an arriving Markdown text, from the position `from` on, that can be spoken already. */
export function sentencesOf(markdown: string, from: number, complete: boolean): Sentences {
  const sentences: string[] = [];
  let rest = from;
  for (const { index, segment } of segmenter.segment(markdown.slice(from))) {
    const end = from + index + segment.length;
    const chunk = markdown.slice(rest, end);
    // The last sentence may still grow, whatever it ends with: '$29.' may become '$29.00'.
    const ended = end === markdown.length ? complete : !isOpen(chunk) && !isMarker(chunk);
    if (!ended) continue;
    const words = markdownToText(chunk);
    if (words) sentences.push(words);
    rest = end;
  }
  return { sentences, rest };
}
