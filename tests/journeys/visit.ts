import { mkdirSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { inject, test } from 'vitest';
import { chromiumArguments, testChromiumPath } from '../../scripts/chromium.ts';

export interface VisitOptions {
  width?: number;
  height?: number;
  /** Faults that belong to the journey; each is a line such as 'console: … (url)'. */
  expected?: readonly RegExp[];
}

/** A first visit: nothing is stored, the landing page is open. */
export type Visit = (options?: VisitOptions) => Promise<Page>;

/** Somebody without a profile row is told so by a 406, after which the row is created (C3). */
export const noProfileYet = /406.*\/rest\/v1\/profiles/;

const folder = 'dist/journeys';

/** What no user should be able to cause: errors in the console, exceptions, failed and foreign requests. */
function watch(context: BrowserContext, origin: string) {
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(`exception: ${error.error().stack}`));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && new URL(url).host !== new URL(origin).host)
      faults.push(`foreign request: ${url}`);
  });
  context.on('requestfailed', (request) => {
    // A page that is left or reloaded gives up what it was still waiting for.
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') faults.push(`failed request: ${why} (${request.url()})`);
  });
  return faults;
}

/** A journey ends with a picture in dist/journeys, and fails when anything went wrong behind the scenes. */
export const it = test.extend<{ browser: Browser; visit: Visit }>({
  /** One for all journeys; each visit has a context of its own. */
  browser: [
    async ({}, provide) => {
      const browser = await chromium.launch({
        executablePath: testChromiumPath(),
        args: [...chromiumArguments, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
      });
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, task }, provide) => {
    const origin = inject('origin');
    const visits: { context: BrowserContext; faults: string[]; expected: readonly RegExp[] }[] = [];

    await provide(async ({ width = 1440, height = 900, expected = [] } = {}) => {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width, height },
        colorScheme: 'light',
        // A phone's scrollbars take no room.
        isMobile: width < 768,
        hasTouch: width < 768,
        locale: 'en-US',
      });
      context.setDefaultTimeout(15_000);
      visits.push({ context, faults: watch(context, origin), expected });
      const page = await context.newPage();
      await page.goto('/');
      return page;
    });

    mkdirSync(folder, { recursive: true });
    const name = task.name.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '');
    for (const [i, page] of visits.flatMap(({ context }) => context.pages()).entries())
      await page.screenshot({ path: `${folder}/${name}-${i + 1}.png` });
    await Promise.all(visits.map(({ context }) => context.close()));

    const faults = visits.flatMap((visit) =>
      visit.faults.filter((fault) => !visit.expected.some((pattern) => pattern.test(fault))),
    );
    if (faults.length > 0) throw new Error(`The journey went well on the screen, but:\n${faults.join('\n')}`);
  },
});
