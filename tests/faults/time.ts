import { vi } from 'vitest';

const realTimeout = setTimeout;
/** How long to wait in real time, in ms: the first test of a file also waits for the screens' code, on a machine that may be busy. */
const realTimeoutMs = 12_000;

/**
 * Stops the page's timers and calendar. They advance only while a test waits for something or calls `advanceTime`, so that
 * 15 s are exactly 15 s and take no real time.
 */
export function stopTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  // The browser's own AbortSignal.timeout uses a clock that cannot be faked.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms);
    return controller.signal;
  });
}

const nextTask = () =>
  new Promise<void>((resolve) => {
    realTimeout(resolve);
  });

/** Advances the page's time by so many ms, at once. */
export async function advanceTime(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await nextTask();
}

/** Repeats `check` until it no longer throws. `stepMs`: how far the page's time advances at each attempt. */
export async function eventually<T>(check: () => T, stepMs: number | (() => number) = 5): Promise<T> {
  const end = performance.now() + realTimeoutMs;
  for (;;) {
    try {
      return check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await nextTask();
      await vi.advanceTimersByTimeAsync(typeof stepMs === 'number' ? stepMs : stepMs());
    }
  }
}

/** Advances the page's time until the promise is settled. */
export async function advanceUntilSettled(work: Promise<unknown>) {
  let settled = false;
  const done = () => {
    settled = true;
  };
  work.then(done, done);
  await eventually(() => {
    if (!settled) throw new Error('It never ends.');
  }, 100);
}
