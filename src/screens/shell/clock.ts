import { createContext, useContext } from 'react';
import { systemClock } from '../../services/clock.ts';

const Context = createContext(systemClock);
/** Only what stops or scrubs the time needs one: without it, the screens read the system's. */
export const ClockProvider = Context.Provider;
export const useClock = () => useContext(Context);
