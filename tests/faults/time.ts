import { vi } from 'vitest';

const realTimeout = setTimeout;
/** In ms of real time: the machine may have other things to do. */
const realTimeoutMs = 6000;

/**
 * The page's timers and its calendar stand still: they move when something is waited for, and when a test lets time pass.
 * So nobody waits for 15 s, and nobody wonders whether 15 s were 3.
 */
export function stopTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  // The browser's own one has a clock that cannot be moved.
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

/** In ms of the page's time, at once. */
export async function advanceTime(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await nextTask();
}

/** Until `check` no longer throws. `leap`: how much of the page's time goes by at each try. */
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

/** Until it is settled, while the page's time goes by. */
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
