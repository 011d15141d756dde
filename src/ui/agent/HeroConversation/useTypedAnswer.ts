import { useEffect, useState } from 'react';

/** How long the agent seems to think, and how long it takes for each word, in ms. */
const thinkingMs = 800;
const wordMs = 60;

interface Typed {
  /** The exchange that is shown. */
  index: number;
  /** How many words of its answer can be read. */
  words: number;
  /** Counts the questions that were asked, the same one twice included. */
  asked: number;
}

/**
 * Types the answer to one question at a time, word by word. The first exchange is there from the beginning.
 * @param lengths How many words each answer has.
 */
export function useTypedAnswer(lengths: readonly number[]) {
  const lengthOf = (index: number) => lengths[index] ?? 0;
  const [typed, setTyped] = useState<Typed>(() => ({ index: 0, words: lengthOf(0), asked: 0 }));
  const isDone = typed.words >= lengthOf(typed.index);

  useEffect(() => {
    if (isDone) return undefined;
    const timer = setTimeout(
      () => setTyped((now) => ({ ...now, words: now.words + 1 })),
      typed.words === 0 ? thinkingMs : wordMs,
    );
    return () => clearTimeout(timer);
  }, [typed, isDone]);

  const ask = (index: number, atOnce: boolean) =>
    setTyped(({ asked }) => ({ index, words: atOnce ? lengthOf(index) : 0, asked: asked + 1 }));
  return { ...typed, isDone, ask };
}
