import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { chromiumArguments, testChromiumPath } from '../chromium.ts';

/** Starts Chromium without a window. A page outside of its window is never shown, which would count as missed frames. */
export const openBrowser = (...more: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: testChromiumPath(),
    args: [
      ...chromiumArguments,
      ...more,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  });

/** How many times slower than this machine's a cheap phone's processor is. */
export const cpuSlowdown = 4;

/** Returns a function that reads Chromium's own counters by name: durations in seconds, the heap in bytes. */
export async function counters(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const named = new Map(metrics.map(({ name, value }) => [name, value]));
  return (name: 'TaskDuration' | 'ScriptDuration' | 'LayoutDuration' | 'JSHeapUsedSize' | 'Nodes') =>
    named.get(name) ?? Number.NaN;
}

export async function throttleCpu(page: Page, rate = cpuSlowdown) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  return cdp;
}
