import type { Language } from '../../../src/services/languages.ts';
import { markdownToText } from '../../../src/services/markdownToText.ts';

export interface Sentences {
  /** The sentences as somebody would say them. */
  sentences: readonly string[];
  /** The position in the Markdown from which on it may still change. */
  rest: number;
}

const segmenters = new Map<Language, Intl.Segmenter>();

function segmenterOf(language: Language) {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  return segmenter;
}

/** Ends with a full stop that ends no sentence in German: 'am 3.' (März), 'z.' (B.), 'Nr.' (5). */
const germanStop = /(?:\d|(?<!\p{L})(?:\p{L}|Nr|ca|bzw|inkl|zzgl|Dr|St|Std|Min))\.\s*$/u;

/** Whether the text ends inside a link or a code block, where a line break does not end a sentence. */
const isOpen = (markdown: string) =>
  (markdown.match(/```/g)?.length ?? 0) % 2 === 1 || /\[[^\]]*(?:\](?:\([^)]*)?)?$/.test(markdown);

/** Whether the text is the number of a list item, such as '1.', which is not a sentence. */
const isMarker = (text: string) => /^\s*\d+\.\s*$/.test(text);

/** The sentences of an arriving Markdown text, from the position `from` on, that can be spoken already. */
export function sentencesOf(
  markdown: string,
  from: number,
  complete: boolean,
  language: Language = 'en',
): Sentences {
  const sentences: string[] = [];
  let rest = from;
  const isGermanStop = (text: string) => language === 'de' && germanStop.test(text);
  for (const { index, segment } of segmenterOf(language).segment(markdown.slice(from))) {
    const end = from + index + segment.length;
    const chunk = markdown.slice(rest, end);
    // The last sentence may still grow, whatever it ends with: '$29.' may become '$29.00'.
    const ended =
      end === markdown.length ? complete : !isOpen(chunk) && !isMarker(chunk) && !isGermanStop(chunk);
    if (!ended) continue;
    const words = markdownToText(chunk);
    if (words) sentences.push(words);
    rest = end;
  }
  return { sentences, rest };
}
