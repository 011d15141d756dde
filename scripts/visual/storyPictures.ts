import type { Browser, BrowserContext, Page } from 'playwright';
import { chromiumArguments } from '../chromium.ts';
import { type Shot, type StoryView, visitsOf } from './shots.ts';
import { traffic } from './traffic.ts';

interface Preview {
  ready: () => Promise<unknown>;
  loadStory: (story: { storyId: string }) => Promise<{
    storyGlobals: { viewport?: string | { value?: string } };
    parameters: {
      viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
      chromatic?: { disableSnapshot?: boolean; modes?: Record<string, unknown> };
    };
  }>;
  currentRender?: {
    id: string;
    phase?: string;
    renderOptions?: { autoplay?: boolean };
    story?: { usesMount: boolean; parameters?: { expectedErrors?: readonly RegExp[] } };
  };
}

declare global {
  var __STORYBOOK_PREVIEW__: Preview | undefined;
}

/** PNG files by the name of their mode, such as `light-390`. */
export type Pictures = ReadonlyMap<string, Buffer>;

/** A story that failed: its steps, its rendering, or standing still. The reason is its message. */
export class StoryFailure extends Error {
  /** The last that the page showed. */
  readonly frame: Buffer;

  constructor(reason: string, frame: Buffer) {
    super(reason);
    this.frame = frame;
  }
}

/** What Chromium is started with, so that the same page always gives the same picture. */
export const pictureArguments = [
  ...chromiumArguments,
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  // Edges that are redrawn in part differ by a shade from those of a page that is drawn as a whole.
  '--disable-partial-raster',
  '--hide-scrollbars',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/**
 * Without windows of its own, Chromium sometimes makes a page one pixel wide while it takes a picture that is higher than the
 * window. An app that follows the window's width would switch to the phone's layout and lose the focus, so the page is not told.
 */
export const hideResizes = (context: BrowserContext) =>
  context.addInitScript(() => {
    const ignore = (event: Event) => {
      if (innerWidth === 1) event.stopImmediatePropagation();
    };
    addEventListener('resize', ignore, true);
    const ask = matchMedia.bind(window);
    window.matchMedia = (query) => {
      const list = ask(query);
      list.addEventListener('change', ignore);
      return list;
    };
  });

/** A page whose storage is empty each time a story opens in it. */
async function openPage(browser: Browser) {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    locale: 'en-US',
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await hideResizes(context);
  return context.newPage();
}

/** Asks the catalogue, which is open in the page, at which viewport it shows a story. */
export const viewOf = (page: Page, id: string): Promise<StoryView> =>
  page.evaluate(async (storyId) => {
    const preview = globalThis.__STORYBOOK_PREVIEW__!;
    await preview.ready();
    const { storyGlobals, parameters } = await preview.loadStory({ storyId });
    const own = storyGlobals.viewport;
    const viewport = typeof own === 'object' ? own.value : own;
    const options = Object.entries(parameters.viewport?.options ?? {});
    return {
      id: storyId,
      ...(viewport !== undefined && { viewport }),
      viewports: Object.fromEntries(options.map(([name, { styles }]) => [name, styles])),
      skipped: parameters.chromatic?.disableSnapshot === true,
    };
  }, id);

/** The first line of the error that stands in place of a story; a story that fails before it renders is 'finished' all the same. */
export async function shownFailure(page: Page): Promise<string | undefined> {
  const isShown = await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay'));
  return isShown ? (await page.locator('#error-message').textContent())?.trim().split('\n')[0] : undefined;
}

/** Opens a story at the viewport and in the theme of a shot, and waits until it has played and has all that it asked for. */
async function openStory(page: Page, site: string, { id, theme, viewport }: Shot) {
  const requests = traffic(page);
  try {
    await page.setViewportSize(viewport);
    // Nobody reads here what axe would find.
    const globals = `theme:${theme};a11y.manual:!true`;
    await page.goto(`${site}iframe.html?id=${id}&viewMode=story&globals=${globals}&chromatic=true`);
    const ended = await page.waitForFunction((wanted) => {
      const { id: shown, phase = '' } = globalThis.__STORYBOOK_PREVIEW__?.currentRender ?? {};
      return shown === wanted && ['finished', 'errored', 'aborted'].includes(phase) && phase;
    }, id);
    const why = await shownFailure(page);
    if (why !== undefined || (await ended.jsonValue()) !== 'finished')
      throw new Error(`The story failed: ${why}`);
    await page.evaluate(async () => {
      await document.fonts.ready;
      // Where a story has scrolled to varies by a pixel, and what sticks to the window's edge would stand in mid-page.
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await requests.settled();
  } finally {
    requests.stop();
  }
}

/** Takes a picture once two screenshots in a row are the same. */
async function stillPicture(page: Page) {
  const look = () => page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });
  let picture = await look();
  for (let tries = 0; tries < 12; tries += 1) {
    const next = await look();
    if (next.equals(picture)) return next;
    picture = next;
    await page.waitForTimeout(100);
  }
  throw new Error('The story never stands still: something moves in spite of `chromatic=true`.');
}

/** What the page shows of a story that failed, without Storybook's message over it. */
async function lastFrame(page: Page) {
  await page.evaluate(() => {
    document.body.classList.remove('sb-show-errordisplay');
    document.body.classList.add('sb-show-main');
  });
  return page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });
}

/** The pictures of one visit. Only colours differ between the themes, so the story is played once for both. */
async function visitPictures(page: Page, site: string, shots: readonly Shot[]) {
  const pictures: [mode: string, picture: Buffer][] = [];
  for (const [i, shot] of shots.entries()) {
    if (i === 0) await openStory(page, site, shot);
    else
      await page.evaluate((theme) => {
        document.documentElement.dataset['theme'] = theme;
      }, shot.theme);
    pictures.push([shot.mode, await stillPicture(page)]);
  }
  return pictures;
}

/**
 * Opens the built catalogue that is served at `site`, an address that ends with a slash. Returns a function that takes all
 * pictures of a story, and throws a `StoryFailure` when the story fails or never stands still.
 */
export async function openCatalogue(browser: Browser, site: string) {
  const [asking, page] = [await openPage(browser), await openPage(browser)];
  await asking.goto(`${site}iframe.html?viewMode=story`);
  await asking.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__ !== undefined);
  return async (id: string): Promise<Pictures> => {
    const pictures = new Map<string, Buffer>();
    for (const shots of visitsOf(await viewOf(asking, id))) {
      const take = () => visitPictures(page, site, shots);
      // On a busy machine a play function may run out of time once.
      const taken = await take()
        .catch(take)
        .catch(async (error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          throw new StoryFailure(`${reason} (${shots[0]?.mode})`, await lastFrame(page));
        });
      for (const [mode, picture] of taken) pictures.set(mode, picture);
    }
    return pictures;
  };
}
