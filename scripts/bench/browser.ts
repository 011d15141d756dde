import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { chromiumArguments, testChromiumPath } from '../chromium.ts';

/** Without a window: what lies outside of one is never shown, and the browser would count it as a frame that did not come. */
export const openBrowser = (...more: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: testChromiumPath(),
    args: [
      ...chromiumArguments,
      ...more,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  });

/** The processor of a cheap phone. */
export const cpuSlowdown = 4;

/** What the browser counts of its own work, in s and bytes. */
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
