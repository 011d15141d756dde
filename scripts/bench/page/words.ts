import { message, type Entry } from '../../../src/screens/agent/conversation/entries.ts';

const words =
  'your plan renews on the **first** of next month and the agent can change it for you any time just ask about billing profile or voice calls'.split(
    ' ',
  );

export const word = (i: number) => words[i % words.length] ?? '';

/** A sentence of 4 to 39 words that depends on `i` alone, so that each run draws the same. */
const sentence = (i: number) =>
  Array.from({ length: 4 + ((i * 7919) % 36) }, (_, at) => word(i * 31 + at * 7)).join(' ');

const at = Date.UTC(2026, 2, 9, 12);

/** Question and answer in turn, half a minute apart. */
export const longThread = (count: number): readonly Entry[] =>
  Array.from({ length: count }, (_, i) =>
    message(i % 2 ? 'ai' : 'user', sentence(i), { at: at + i * 30_000 }),
  );
