import { streamingMarkdownToText } from '../../../src/services/markdownToText.ts';
import { sentencesOf } from './sentences.ts';
import type { Speaker } from './speaker.ts';

export interface SpeechOptions {
  /** Without one the words count as said as soon as they are there. */
  speaker: Speaker | undefined;
  volume: () => number;
  /** Once each: the voice is heard, and no longer heard. */
  onStart: () => void;
  onEnd: () => void;
}

/** One answer, said sentence by sentence while it arrives. */
export interface Speech {
  /** Everything that has arrived, as Markdown. */
  feed(markdown: string): void;
  /** Nothing follows any more. Resolves when all is said, or when it was cut. */
  finish(markdown: string): Promise<void>;
  /** Silence at once. */
  cut(): { spoken: string; unspoken: string };
}

export function speech({ speaker, volume, onStart, onEnd }: SpeechOptions): Speech {
  const sentences: string[] = [];
  /** The index of the sentence that is being said. */
  let current = 0;
  /** How much of it was heard; all of it counts where the voice does not tell. */
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
    const found = sentencesOf(markdown, rest, complete);
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
