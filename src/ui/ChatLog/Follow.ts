import { createContext } from 'react';

/** Brings the log around to its end: the reader's own messages do when they appear. */
export const Follow = createContext<() => void>(() => undefined);
