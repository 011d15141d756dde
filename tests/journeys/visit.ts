import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright';
import { expect, inject, test } from 'vitest';
import { languageStorageKey } from '../../src/services/languages.ts';
import { chromiumArguments, fastChromiumPath, testChromiumPath } from '../../scripts/chromium.ts';
import { forgetDemoConversations } from './people.ts';

export interface VisitOptions {
  width?: number;
  height?: number;
  /** Where the app is; the one that was started for all journeys unless given. */
  at?: string;
  /** Whether only the machine's own browser will do, and not the fast one of CI, which may be some versions older. */
  inNewestBrowser?: boolean;
  /** What the browser prefers; American English unless given. */
  locale?: string;
  /** The language that was chosen on this device. */
  language?: string;
  /** Faults that the journey expects; each is a line such as 'console: … (url)'. */
  expected?: readonly RegExp[];
  /**
   * What the person asks of the browser, such as forced colours, or a narrow window that is no phone's. Without
   * `withMotion` they ask for less motion: to draw frames that nobody looks at took a sixth of the processor's time.
   */
  asks?: Pick<
    BrowserContextOptions,
    'colorScheme' | 'contrast' | 'forcedColors' | 'hasTouch' | 'isMobile' | 'reducedMotion'
  >;
}

const folder = 'dist/journeys';

/** Takes a picture for people to look at, in dist/journeys, when PICTURES=1 is set. */
export async function takePicture(page: Page, name: string) {
  if (process.env['PICTURES']) await page.screenshot({ path: `${folder}/${name}.png` });
}

/** For journeys that look at how something moves, or wait for it. */
export const withMotion = { reducedMotion: 'no-preference' } as const;

/** Opens the landing page in a fresh browser context. */
export type Visit = (options?: VisitOptions) => Promise<Page>;

/** A user without a profile row gets a 406, after which the app creates the row. [C3] */
export const noProfileYet = /406.*\/rest\/v1\/profiles/;

/** A tab may be reading its conversation, the usage, or who sells plans, when the session is ended. */
export const endedWhileReading =
  /401.*\/rest\/v1\/(rpc\/(find_conversations|conversation_state|find_usage|billing_mode)|conversation_entries)/;

/** The app looks at the preferences when the browser is idle. Nobody waits for it, and a session may end meanwhile. */
const overtaken = /401.*\/rest\/v1\/preferences/;

/** The requests to the backend that are not answered yet. */
const unanswered = new WeakMap<BrowserContext, Set<Request>>();

function watchAnswers(context: BrowserContext) {
  const open = new Set<Request>();
  unanswered.set(context, open);
  context.on('request', (request) => {
    if (/\/(rest|auth)\/v1\//.test(request.url())) open.add(request);
  });
  const close = (request: Request) => open.delete(request);
  context.on('requestfinished', close).on('requestfailed', close);
}

/**
 * Waits until the backend has answered all that the page has asked for, also what the answers made it ask for. Playwright's own
 * 'networkidle' comes once after a page has loaded, and no more when another view opens.
 */
export async function allAnswered(page: Page) {
  const open = unanswered.get(page.context())!;
  let quietLooks = 0;
  await expect.poll(() => (quietLooks = open.size === 0 ? quietLooks + 1 : 0)).toBeGreaterThan(5);
}

/** Collects what no user should be able to cause: errors in the console, exceptions, failed and foreign requests. */
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
    // A page that is left or reloaded aborts its pending requests.
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') faults.push(`failed request: ${why} (${request.url()})`);
  });
  return faults;
}

/**
 * A test that fails when a fault was collected that it does not expect. When it has failed before that, or PICTURES=1 is set, it ends
 * with a picture of each page in dist/journeys.
 */
export const it = test.extend<{ browserAt: (path: string) => Promise<Browser>; visit: Visit }>({
  /** One browser, or two, for all journeys, each from its first visit on; each visit has its own context. */
  browserAt: [
    async ({}, provide) => {
      const launched = new Map<string, Promise<Browser>>();
      await provide((executablePath) => {
        const browser =
          launched.get(executablePath) ??
          chromium.launch({
            executablePath,
            args: [
              ...chromiumArguments,
              '--use-fake-device-for-media-stream',
              '--use-fake-ui-for-media-stream',
            ],
          });
        launched.set(executablePath, browser);
        return browser;
      });
      for (const browser of launched.values()) await (await browser).close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browserAt, task }, provide) => {
    const origin = inject('origin');
    await forgetDemoConversations(origin);
    const visits: { context: BrowserContext; faults: string[]; expected: readonly RegExp[] }[] = [];

    await provide(async (options = {}) => {
      const {
        width = 1440,
        height = 900,
        at = origin,
        inNewestBrowser = false,
        locale = 'en-US',
        language,
        expected = [],
        asks,
      } = options;
      const browser = await browserAt(inNewestBrowser ? testChromiumPath() : fastChromiumPath());
      const context = await browser.newContext({
        baseURL: at,
        viewport: { width, height },
        colorScheme: 'light',
        // The scrollbars of a phone take no room.
        isMobile: width < 768,
        hasTouch: width < 768,
        locale,
        reducedMotion: 'reduce',
        ...(language !== undefined && {
          storageState: {
            cookies: [],
            origins: [
              { origin: new URL(at).origin, localStorage: [{ name: languageStorageKey, value: language }] },
            ],
          },
        }),
        ...asks,
      });
      context.setDefaultTimeout(15_000);
      watchAnswers(context);
      visits.push({ context, faults: watch(context, at), expected });
      const page = await context.newPage();
      await page.goto('/');
      return page;
    });

    if (process.env['PICTURES'] || task.result?.state === 'fail') {
      const name = task.name.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '');
      for (const [i, page] of visits.flatMap(({ context }) => context.pages()).entries())
        await page.screenshot({ path: `${folder}/${name}-${i + 1}.png` });
    }
    await Promise.all(visits.map(({ context }) => context.close()));

    const faults = visits.flatMap((visit) =>
      visit.faults.filter((fault) => ![overtaken, ...visit.expected].some((pattern) => pattern.test(fault))),
    );
    if (faults.length > 0) throw new Error(`The journey went well on the screen, but:\n${faults.join('\n')}`);
  },
});
