import type { Clock } from '../../../../services/clock.ts';

/** Milliseconds to wait after each failure in a row; after more of them, the last. */
const delaysMs = [2000, 5000, 15_000, 60_000] as const;

/** Tries something again after a while, each time later. */
export function backingOff(clock: Clock) {
  let failures = 0;
  let cancelNext: () => void = () => undefined;
  return {
    /** It has failed: `attempt` runs after a while, in place of one that still waits. */
    again(attempt: () => void) {
      cancelNext();
      cancelNext = clock.after(delaysMs[Math.min(failures++, delaysMs.length - 1)] ?? 0, attempt);
    },
    /** It has worked: the next failure is the first one in a row. */
    succeeded: () => {
      failures = 0;
    },
    cancel: () => cancelNext(),
  };
}
