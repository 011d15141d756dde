/** The clock and timers of a call. Stories and tests pass their own, to stop the time or move it on. */
export interface Clock {
  /** The present time, in ms since the epoch. */
  now: () => number;
  /** Runs something once, after `ms`. Returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
  /** Runs something at least every `ms`, and whenever the time was moved on. Returns a function that stops it. */
  every: (ms: number, run: () => void) => () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  every(ms, run) {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
};
