import { setTimeout as rest } from 'node:timers/promises';
import { cpuSlowdown } from './browser.ts';
import type { PlainBrowser, PlainPage } from './plainPage.ts';

export interface Visit {
  /** Largest contentful paint, in ms. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Of each long task since the navigation, what is over 50 ms. In ms. */
  blocking: number;
  /** Scripts over the wire, in kB. */
  scripts: number;
  /** From the navigation until a frame was drawn in which `isComplete` is true, in ms. */
  complete: number;
}

type Seen = Omit<Visit, 'scripts'>;

/** Runs in the page, before its scripts. */
function watch(isComplete?: () => boolean) {
  const seen: Seen = { lcp: Number.NaN, cls: 0, blocking: 0, complete: Number.NaN };
  Object.assign(window, { seen });
  const on = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  on('longtask', ({ duration }) => {
    seen.blocking += duration - 50;
  });
  if (!isComplete) return;
  const drawn = () => setTimeout(() => (seen.complete = performance.now()));
  const look = () => void (isComplete() ? requestAnimationFrame(drawn) : setTimeout(look, 16));
  addEventListener('readystatechange', look, { once: true, capture: true });
}

/** Slows the network down to slow 4G, and the processor to that of a cheap phone. */
async function slow({ send }: PlainPage) {
  await send('Network.enable');
  await send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Runs in the page: whether nothing has been loaded for two seconds. */
function quiet() {
  const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
  return document.readyState === 'complete' && performance.now() - Math.max(0, ...ends) > 2000;
}

/** Runs in the page: returns what was measured. */
function result() {
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .map((entry) => (entry as PerformanceResourceTiming).transferSize / 1000);
  const { seen } = window as unknown as { seen: Seen };
  return { ...seen, scripts: scripts.reduce((sum, kB) => sum + kB, 0) };
}

export interface VisitOptions {
  /** What local storage holds before the visit. */
  stored?: Readonly<Record<string, string>> | undefined;
  /**
   * Runs in the page every 16 ms, without access to variables around it. Asking from outside would cost the slowed
   * processor as much as a part of the page.
   */
  isComplete?: (() => boolean) | undefined;
}

/** A first visit to this address, until nothing more is loaded. */
export async function visit(
  browser: PlainBrowser,
  url: string,
  { stored = {}, isComplete }: VisitOptions,
): Promise<Visit> {
  const keep = Object.entries(stored)
    .map((entry) => `localStorage.setItem(${entry.map((text) => JSON.stringify(text)).join()});`)
    .join('');
  const page = await browser.open(
    { width: 412, height: 823, deviceScaleFactor: 1.75 },
    `${keep}(${watch.toString()})(${isComplete?.toString() ?? ''})`,
  );
  try {
    await slow(page);
    await page.send('Page.navigate', { url });
    for (let tries = 0; tries < 60; tries++) {
      // Each call costs the slowed processor a little, so it is rare.
      await rest(1000);
      if (!(await page.evaluate(quiet))) continue;
      const visited = await page.evaluate(result);
      if (!isComplete || visited.complete > 0) return visited;
    }
    throw new Error(`${url} did not come to rest within a minute.`);
  } finally {
    await page.close();
  }
}
