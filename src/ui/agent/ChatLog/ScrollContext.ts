import { createContext } from 'react';

export interface LogScroll {
  /** Brings the log to its end: the reader's own messages do when they appear. */
  toEnd: () => void;
  /** An answer has appeared. The log follows it only as long as its beginning stays in sight. */
  answerShown: (element: HTMLElement, isStreaming: boolean) => void;
}

/** What messages tell the log that they are in. */
export const ScrollContext = createContext<LogScroll>({
  toEnd: () => undefined,
  answerShown: () => undefined,
});
