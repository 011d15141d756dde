import { createContext } from 'react';

/** Whether the log has been drawn: what appears from then on is news. */
export const IsLiveContext = createContext<() => boolean>(() => true);
