import { createContext, useContext } from 'react';
import { systemClock } from '../../services/clock.ts';

const Context = createContext(systemClock);
/** Only stories and tests that stop or move the time provide a clock; without one, the screens use the system's. */
export const ClockProvider = Context.Provider;
export const useClock = () => useContext(Context);
