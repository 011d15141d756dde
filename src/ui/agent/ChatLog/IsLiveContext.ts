import { createContext } from 'react';

/** Whether the log has been drawn: what appears from then on is news. */
export const IsOpen = createContext<() => boolean>(() => true);
