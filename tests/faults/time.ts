import { vi } from 'vitest';

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

/**
 * Takes the page's motion away, whose clock is the browser's and not the one that `stopTime` stops: every frame of it takes time,
 * and nobody looks. Returns a function that gives it back.
 */
export function stopMotion() {
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { animation: none !important; transition: none !important; }';
  document.head.append(style);
  return () => style.remove();
}

/** Lets the page go on for at least a millisecond. Browsers let a nested timer wait for four. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    void scheduler.postTask(() => resolve(), { priority: 'background', delay: 1 });
  });

/** Advances the page's time by so many ms, at once. */
export async function advanceTime(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await nextTask();
}

/** For how many steps a page without a change is not looked at again. */
const restingSteps = 8;

/**
 * Repeats `check` until it no longer throws. `stepMs`: how far the page's time advances at each step. Looking at a page takes
 * longer than advancing its time, so after a step that changed no element it is looked at only once in a while.
 */
export async function eventually<T>(check: () => T, stepMs: number | (() => number) = 5): Promise<T> {
  const end = performance.now() + realTimeoutMs;
  let hasChanged = false;
  const changes = new MutationObserver(() => {
    hasChanged = true;
  });
  changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  try {
    for (;;) {
      try {
        return check();
      } catch (error) {
        if (performance.now() > end) throw error;
        hasChanged = false;
        let steps = 0;
        do {
          steps += 1;
          await nextTask();
          await vi.advanceTimersByTimeAsync(typeof stepMs === 'number' ? stepMs : stepMs());
        } while (!hasChanged && steps < restingSteps);
      }
    }
  } finally {
    changes.disconnect();
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
