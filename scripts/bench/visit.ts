import type { Browser, CDPSession } from 'playwright';

export interface Visit {
  lcp: number;
  cls: number;
  /** Of long tasks from the navigation on, what is over 50 ms of each. */
  blocking: number;
  /** Scripts over the wire, in kB. */
  scripts: number;
  /** Until the frame was drawn in which what was waited for is there. */
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

/** A phone on slow 4G, with its processor. */
async function slow(cdp: CDPSession) {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

export interface VisitOptions {
  /** Kept by an earlier visit, in the local storage. */
  stored?: Readonly<Record<string, string>> | undefined;
  /**
   * Asked again and again, in the page itself and without its surroundings: a question from outside takes a slow
   * processor as long as a part of the page.
   */
  isComplete?: (() => boolean) | undefined;
}

/** A first visit to this address, until nothing more is loaded. */
export async function visit(
  browser: Browser,
  url: string,
  { stored, isComplete }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: `(${watch.toString()})(${isComplete?.toString()})` });
    if (stored)
      await page.addInitScript((values) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      }, stored);
    const cdp = await context.newCDPSession(page);
    await slow(cdp);
    let scripts = 0;
    const asked = new Set<string>();
    cdp.on(
      'Network.responseReceived',
      ({ requestId, type }) => void (type === 'Script' && asked.add(requestId)),
    );
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (asked.has(requestId)) scripts += encodedDataLength / 1000;
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    if (isComplete) await page.waitForFunction(() => (Reflect.get(window, 'seen') as Seen).complete > 0);
    await page.waitForTimeout(1000);
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Seen);
    return { ...seen, scripts };
  } finally {
    await context.close();
  }
}
