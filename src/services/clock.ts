/** The time that a call is measured by. A story or a test gives one of its own, which stands still or jumps. */
export interface Clock {
  /** In ms since the epoch. */
  now: () => number;
  /** Returns what calls it off. */
  after: (ms: number, run: () => void) => () => void;
  /** At least each `ms`, and whenever the time has jumped. Returns what ends it. */
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
