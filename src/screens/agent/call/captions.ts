import { emitter } from '../../../services/emitter.ts';
import type { VoiceEvent } from '../../../services/voiceEvents.ts';

export interface Caption {
  id: number;
  from: 'user' | 'assistant';
  text: string;
  /** Whether it is still being said; the next text of the same voice replaces it. */
  partial: boolean;
}

type Transcript = Pick<Extract<VoiceEvent, { type: 'transcript' }>, 'role' | 'text' | 'final'>;

/** How many captions are kept, more than a screen shows. */
const kept = 8;

/** Adds a text. A voice that began first stays first, even if the other one's words become final earlier. */
export function captioned(lines: readonly Caption[], { role, text, final }: Transcript) {
  const words = text.trim();
  const open = lines.findIndex((line) => line.partial && line.from === role);
  const before = lines[open];
  if (before?.text === words && before.partial === !final) return lines;
  if (before) {
    const line: Caption = { ...before, text: words, partial: !final };
    return words ? lines.with(open, line) : lines.toSpliced(open, 1);
  }
  if (!words) return lines;
  const id = (lines.at(-1)?.id ?? 0) + 1;
  return [...lines, { id, from: role, text: words, partial: !final }].slice(-kept);
}

export interface Captions {
  get: () => readonly Caption[];
  subscribe: (listen: () => void) => () => void;
  add: (transcript: Transcript) => void;
  clear: () => void;
}

/** Stores captions by itself, so that a new word every 50 ms renders nothing else. */
export function captions(): Captions {
  const { emit, subscribe } = emitter<void>();
  let lines: readonly Caption[] = [];

  function become(next: readonly Caption[]) {
    if (next === lines) return;
    lines = next;
    emit();
  }

  return {
    get: () => lines,
    subscribe,
    add: (transcript) => become(captioned(lines, transcript)),
    clear: () => become([]),
  };
}
