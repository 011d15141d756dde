import type { Language } from '../../../src/services/languages.ts';
import { streamingMarkdownToText } from '../../../src/services/markdownToText.ts';
import { speechTag } from './callWords.ts';
import { sentencesOf } from './sentences.ts';
import type { Speaker } from './speaker.ts';

export interface SpeechOptions {
  language: Language;
  /** Without a speaker, words count as spoken as soon as they arrive. */
  speaker: Speaker | undefined;
  volume: () => number;
  /** Called once each, when the voice starts and stops. */
  onStart: () => void;
  onEnd: () => void;
}

/** Speaks one answer, sentence by sentence, while it arrives. */
export interface Speech {
  /** Passes on everything that has arrived so far, as Markdown. */
  feed(markdown: string): void;
  /** The answer is complete. Resolves when all of it was spoken, or when it was cut off. */
  finish(markdown: string): Promise<void>;
  /** Stops at once. Returns what was spoken and what was not. */
  cut(): { spoken: string; unspoken: string };
}

export function speech({ language, speaker, volume, onStart, onEnd }: SpeechOptions): Speech {
  const tag = speechTag(language, navigator.languages);
  const sentences: string[] = [];
  /** The index of the sentence that is being spoken. */
  let current = 0;
  /** How many characters of it were spoken; all of them if the voice does not report words. */
  let reached = 0;
  let arrived = '';
  let rest = 0;
  let saying = false;
  let heard = false;
  let complete = false;
  let over = false;
  let finished: () => void = () => undefined;

  function end() {
    over = true;
    if (heard) onEnd();
    finished();
  }

  function next() {
    if (over || saying) return;
    const text = sentences[current];
    if (text === undefined || !speaker) {
      if (complete) end();
      return;
    }
    saying = true;
    reached = 0;
    speaker.speak({
      text,
      language: tag,
      volume: volume(),
      onStart() {
        if (over) return;
        reached = text.length;
        if (!heard) onStart();
        heard = true;
      },
      onWord(characters) {
        reached = characters;
      },
      onEnd() {
        saying = false;
        if (over) return;
        current += 1;
        next();
      },
    });
  }

  function take(markdown: string) {
    arrived = markdown;
    const found = sentencesOf(markdown, rest, complete, language);
    sentences.push(...found.sentences);
    rest = found.rest;
    next();
  }

  return {
    feed: take,
    finish(markdown) {
      return new Promise((resolve) => {
        if (over) return resolve();
        finished = resolve;
        complete = true;
        take(markdown);
      });
    },
    cut() {
      const tail = streamingMarkdownToText(arrived.slice(rest));
      const words = [...sentences, ...(tail ? [tail] : [])];
      const text = words.join(' ');
      if (!over) end();
      speaker?.cancel();
      if (!speaker) return { spoken: text, unspoken: '' };
      const before = words.slice(0, current).join(' ');
      const spoken = before.length + (before && reached > 0 ? 1 : 0) + (current < words.length ? reached : 0);
      return { spoken: text.slice(0, spoken), unspoken: text.slice(spoken).trimStart() };
    },
  };
}
