import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright';
import { ownViewport } from '../visual/shots.ts';
import { shownFailure, viewOf } from '../visual/storyPictures.ts';

/** A page of the catalogue's sidebar. */
export interface Entry {
  id: string;
  type: 'docs' | 'story';
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__:
    | {
        emit: (event: string, what: object) => void;
        on: ((event: 'docsRendered', listener: (id: string) => void) => void) &
          ((event: string, listener: (what: { storyId: string; newPhase: string }) => void) => void);
      }
    | undefined;
}

/** All pages of the built catalogue that is served at `site`, an address that ends with a slash. */
export async function readSidebar(site: string): Promise<Entry[]> {
  const answer = await fetch(`${site}index.json`, { signal: AbortSignal.timeout(30_000) });
  return Object.values(((await answer.json()) as { entries: Record<string, Entry> }).entries);
}

type Window = Awaited<ReturnType<typeof openWindow>>;

/** A context for all windows of a walk: they share the catalogue's files. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' });
  context.setDefaultTimeout(60_000);
  return context;
}

/** Stories about pictures that cannot be loaded. */
const ofBrokenPictures = /Not allowed to load local resource: blob:nothing-here/;

/** Whether it is about a request that the stories' backend refused or left unanswered: stories are about that, and say so. */
function isOfBackend(message: ConsoleMessage) {
  if (!message.text().startsWith('Failed to load resource')) return false;
  const asked = URL.parse(message.location().url);
  return asked !== null && asked.origin !== URL.parse(message.page()?.url() ?? '')?.origin;
}

/** Opens a window of this width, in which one page is read after the other. */
export async function openWindow(context: BrowserContext, width: number) {
  const page = await context.newPage();
  const size = { width, height: width < 600 ? 844 : 900 };
  await page.setViewportSize(size);
  let logged: string[] = [];
  page.on('pageerror', (error) => logged.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfBackend(message)) logged.push(message.text());
  });
  return {
    page,
    size,
    /** The errors in the console, and exceptions, since this was last asked. A story says which ones belong to it. */
    errors: async () => {
      const seen = logged;
      logged = [];
      const expected = await page.evaluate(() =>
        (globalThis.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters?.expectedErrors ?? []).map(
          ({ source, flags }) => [source, flags] as const,
        ),
      );
      const patterns = [ofBrokenPictures, ...expected.map(([source, flags]) => new RegExp(source, flags))];
      return seen.filter((text) => !patterns.some((pattern) => pattern.test(text)));
    },
  };
}

const isPhone = ({ width }: { width: number }) => width < 600;

/**
 * Opens a page of the sidebar and waits until everything on it is drawn. A story with a size of its own is opened in that size, and
 * in the one of the two windows that is closer to it: returns false in the other one. Throws when the steps of a story fail.
 */
export async function open({ page, size }: Pick<Window, 'page' | 'size'>, site: string, { id, type }: Entry) {
  const address = `${site}iframe.html?${new URLSearchParams({ id, viewMode: type })}`;
  await page.setViewportSize(size);
  if (type === 'story' || !(await turnTo(page, id))) await page.goto(address);
  if (type === 'story') {
    await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__ !== undefined);
    const own = ownViewport(await viewOf(page, id));
    if (own && isPhone(own) !== isPhone(size)) return false;
    if (own && (own.width !== size.width || own.height !== size.height)) {
      await page.setViewportSize(own);
      await page.goto(address);
    }
  }
  await (type === 'docs' ? docsDrawn(page) : storyDrawn(page, id));
  const failure = type === 'story' ? await shownFailure(page) : undefined;
  if (failure !== undefined) throw new Error(`The story failed: ${failure}`);
  await page.evaluate(() => document.fonts.ready);
  return true;
}

/**
 * Shows a documentation page in the frame of the page before it, as a click in the sidebar does: what that page has left behind is
 * found, and nothing is loaded twice. Returns false where no documentation page is open yet.
 */
const turnTo = (page: Page, id: string) =>
  page.evaluate(
    ([wanted, patience]) =>
      new Promise<boolean>((resolve, reject) => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
        if (!channel || document.querySelector('#storybook-docs .sbdocs') === null) return resolve(false);
        const late = () => reject(new Error(`${wanted} was not drawn within ${patience / 1000} s.`));
        const timer = setTimeout(late, patience);
        channel.on('docsRendered', (shown) => {
          if (shown !== wanted) return;
          clearTimeout(timer);
          resolve(true);
        });
        channel.emit('setCurrentStory', { storyId: wanted, viewMode: 'docs' });
        return undefined;
      }),
    [id, 60_000] as const,
  );

/** A documentation page draws its stories one after the other. Those of other frames load by themselves. */
const docsDrawn = (page: Page) =>
  page.waitForFunction(() => {
    const blocks = [...document.querySelectorAll('[data-story-block]')];
    const isDrawn = (block: Element) =>
      (block.querySelector('[id$="-inner"]') ?? block).childElementCount > 0;
    return document.querySelector('#storybook-docs .sbdocs') !== null && blocks.every(isDrawn);
  });

/** A story is drawn when its steps have been played, if they are. */
export const storyDrawn = (page: Page, id: string) =>
  page.waitForFunction((wanted) => {
    const { id: shown, phase = '' } = globalThis.__STORYBOOK_PREVIEW__?.currentRender ?? {};
    return shown === wanted && ['finished', 'errored', 'aborted'].includes(phase);
  }, id);

/** By how much a page is wider than its window, and what sticks out; `undefined` if it does not scroll sideways. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const widest = [...document.querySelectorAll('body *')].find(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return `${scrollWidth - clientWidth} px wider: ${widest?.localName}.${widest?.getAttribute('class') ?? ''}`;
  });

/** Which conditions of a story a documentation page has as a whole, such as 'rtl'; `undefined` for none. */
export const strayConditions = (page: Page) =>
  page.evaluate(() => {
    const { dir, dataset, style } = document.documentElement;
    const stray = [
      dir === 'ltr' ? '' : dir,
      dataset['colours'] === 'forced' ? 'forced colours' : '',
      style.fontSize,
    ];
    return stray.filter(Boolean).join(', ') || undefined;
  });

/** Says when the open dialog of a story covers the documentation page; `undefined` otherwise. Such a story needs a frame of its own. */
export const covering = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog:modal');
    const story = dialog?.closest('[data-story-block]')?.firstElementChild?.id ?? 'a story';
    return dialog ? `a dialog of ${story} covers the page` : undefined;
  });

/** Shows what is open in a theme, without playing it again. */
export const showTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
    // Documentation pages have a theme of their own, and follow the toolbar.
    globalThis.__STORYBOOK_ADDONS_CHANNEL__?.emit('globalsUpdated', { globals: { theme: name } });
  }, theme);

/** Pages that are about requirements, and list them by their ids. */
const aboutIds = /^docs-(requirements|changelog|testing|house|adding-a-component|fault-gallery)/;

/** Texts of a documentation page that were meant for its author: backticks, and the ids of requirements. */
export const unrendered = (page: Page, id: string) =>
  page.evaluate((mayNameIds) => {
    const texts = [...document.querySelectorAll('#storybook-docs :is(p, li, td, th, h1, h2, h3)')]
      // What stands in stories, code and controls are values.
      .filter((element) => !element.closest('[data-story-block], pre, textarea, .rejt-tree'))
      .map((element) => (element.querySelector('textarea, .rejt-tree') ? '' : element.textContent));
    const wrong = mayNameIds ? /`/ : /`|\[[A-Z]\d+(?:, [A-Z]\d+)*\]/;
    return texts.filter((text) => wrong.test(text));
  }, aboutIds.test(id));
