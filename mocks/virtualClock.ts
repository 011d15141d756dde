import type { Clock } from '../src/services/clock.ts';

export interface VirtualClock extends Clock {
  /** Moves the time on at once. Timers that fall due meanwhile run in order, each at its own time. */
  advance: (ms: number) => void;
}

interface Timer {
  due: number;
  run: () => void;
  /** The interval; undefined for a timer that runs once. */
  intervalMs: number | undefined;
}

/** The same moment in every run, so that a story always shows the same. */
const defaultStart = Date.UTC(2026, 4, 4, 9, 30);

/** A clock that only moves when told to, and never back, because a call that is played again is a later call. */
export function virtualClock(start = defaultStart): VirtualClock {
  const timers = new Set<Timer>();
  let now = start;

  function wait(ms: number, run: () => void, intervalMs?: number) {
    const timer = { due: now + Math.max(0, ms), run, intervalMs };
    timers.add(timer);
    return () => void timers.delete(timer);
  }

  /** The next timer up to `end`. Of two at the same time, the one that was set first. */
  function nextUntil(end: number) {
    let next: Timer | undefined;
    for (const timer of timers) if (timer.due <= end && (!next || timer.due < next.due)) next = timer;
    return next;
  }

  return {
    now: () => now,
    after: (ms, run) => wait(ms, run),
    every: (ms, run) => wait(ms, run, ms),

    advance(ms) {
      const end = now + Math.max(0, ms);
      for (let timer = nextUntil(end); timer; timer = nextUntil(end)) {
        now = timer.due;
        timers.delete(timer);
        if (timer.intervalMs !== undefined) {
          timer.due += Math.max(1, timer.intervalMs);
          timers.add(timer);
        }
        timer.run();
      }
      now = end;
      const ticking = [...timers].filter(({ intervalMs }) => intervalMs !== undefined);
      for (const timer of ticking) if (timers.has(timer)) timer.run();
    },
  };
}
