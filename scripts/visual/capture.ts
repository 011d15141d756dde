import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { serveCatalogue } from '../catalogueServer.ts';
import { chromiumArguments, testChromiumPath } from '../chromium.ts';
import { progress } from './progress.ts';
import { fileOf, type Shot, type StoryView, visitsOf } from './shots.ts';
import { hideResizes } from './steadyWindow.ts';
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
  currentRender?: { id: string; phase?: string };
}

declare global {
  var __STORYBOOK_PREVIEW__: Preview | undefined;
}

/** In ms. */
const patience = 30_000;
/** How many screenshots to compare before the page counts as unstable. */
const looks = 12;

const launch = () =>
  chromium.launch({
    executablePath: testChromiumPath(),
    args: [
      ...chromiumArguments,
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      // What is redrawn in part is not to the byte what is drawn as a whole: edges differ by a shade.
      '--disable-partial-raster',
      '--hide-scrollbars',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  });

/** A context of its own each: stories keep things in the browser's storage. */
async function openPage(browser: Browser) {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    locale: 'en-US',
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(patience);
  await context.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await hideResizes(context);
  return context.newPage();
}

/** Asks the catalogue itself which viewport each of its stories wants. */
async function viewsOf(page: Page, site: string, ids: readonly string[]): Promise<StoryView[]> {
  await page.goto(`${site}iframe.html?viewMode=story`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__ !== undefined);
  return page.evaluate(async (wanted) => {
    const preview = globalThis.__STORYBOOK_PREVIEW__!;
    await preview.ready();
    return Promise.all(
      wanted.map(async (id) => {
        const { storyGlobals, parameters } = await preview.loadStory({ storyId: id });
        const own = storyGlobals.viewport;
        const viewport = typeof own === 'object' ? own.value : own;
        const options = Object.entries(parameters.viewport?.options ?? {});
        return {
          id,
          ...(viewport !== undefined && { viewport }),
          viewports: Object.fromEntries(options.map(([name, { styles }]) => [name, styles])),
          skipped: parameters.chromatic?.disableSnapshot === true,
        };
      }),
    );
  }, ids);
}

/** Opens a story at the viewport and in the theme of a shot, and lets it play. */
async function open(page: Page, site: string, { id, theme, viewport }: Shot) {
  await page.setViewportSize(viewport);
  await page.goto(`${site}iframe.html?id=${id}&viewMode=story&globals=theme:${theme}&chromatic=true`);
  const ended = await page.waitForFunction((wanted) => {
    const { id: shown, phase = '' } = globalThis.__STORYBOOK_PREVIEW__?.currentRender ?? {};
    return shown === wanted && ['finished', 'errored', 'aborted'].includes(phase) && phase;
  }, id);
  // What fails before it renders is shown as an error, and yet 'finished'.
  const failed = await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay'));
  if (failed || (await ended.jsonValue()) !== 'finished') {
    const why = await page.locator('#error-message').textContent();
    throw new Error(`it failed: ${why?.trim().split('\n')[0]}`);
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Where the story scrolled to is chance by a pixel, and what sticks to the window's edge would stand in mid-page.
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** The same, until what it has asked for is there too: a story may be over before. */
async function openSettled(page: Page, site: string, shot: Shot) {
  const requests = traffic(page);
  try {
    await open(page, site, shot);
    await requests.settled();
  } finally {
    requests.stop();
  }
}

/** Takes a picture once two screenshots in a row are the same. */
async function stillPicture(page: Page) {
  const look = () => page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });
  let picture = await look();
  for (let i = 0; i < looks; i += 1) {
    const next = await look();
    if (next.equals(picture)) return next;
    picture = next;
    await page.waitForTimeout(100);
  }
  throw new Error('it never stands still: something moves in spite of `chromatic=true`');
}

/** The pictures of one visit. Between the themes nothing but colours changes: the story is not played again. */
async function take(page: Page, site: string, shots: readonly Shot[]) {
  const pictures: Buffer[] = [];
  for (const [i, shot] of shots.entries()) {
    if (i === 0) await openSettled(page, site, shot);
    else
      await page.evaluate((theme) => {
        document.documentElement.dataset['theme'] = theme;
      }, shot.theme);
    pictures.push(await stillPicture(page));
  }
  return pictures;
}

function readAll(from: string, shots: readonly Shot[]) {
  const files = shots.map((shot) => join(from, fileOf(shot)));
  return files.every((file) => existsSync(file)) && files.map((file) => readFileSync(file));
}

function writeAll(to: string, shots: readonly Shot[], pictures: readonly Buffer[]) {
  for (const [i, shot] of shots.entries()) {
    const file = join(to, fileOf(shot));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pictures[i]!);
  }
}

interface CaptureOptions {
  label: string;
  /** A built catalogue. */
  catalogue: string;
  ids: readonly string[];
  /** Where the pictures go. */
  to: string;
  /** Where they are kept for the next time, for a catalogue that never changes; those that are there are not taken. */
  keptIn?: string;
  pages: number;
}

/** Takes all pictures of these stories. Answers with those that could not be taken, and why. */
export async function capture({ label, catalogue, ids, to, keptIn, pages }: CaptureOptions) {
  const failures: string[] = [];
  const taken: Shot[] = [];
  if (ids.length === 0) return { taken, failures };
  const site = await serveCatalogue({ folder: catalogue });
  const browser = await launch();
  try {
    // Another version draws other pictures, and so does one with windows.
    const kept = keptIn && join(keptIn, `${basename(testChromiumPath())}-${browser.version()}`);
    const queue = (await viewsOf(await openPage(browser), site.url, ids)).flatMap(visitsOf);
    const bar = progress(label, queue.flat().length);
    const work = async () => {
      const page = await openPage(browser);
      for (let shots = queue.shift(); shots; shots = queue.shift()) {
        const visit = shots;
        try {
          const earlier = kept && readAll(kept, visit);
          const again = () => take(page, site.url, visit);
          // On a busy machine a play function may run out of time once.
          const pictures = earlier || (await again().catch(again));
          writeAll(to, visit, pictures);
          if (kept && !earlier) writeAll(kept, visit, pictures);
          taken.push(...visit);
        } catch (error) {
          const why = error instanceof Error ? error.message : String(error);
          failures.push(...visit.map((shot) => `${fileOf(shot)}: ${why}`));
        }
        visit.forEach(() => bar.step());
      }
    };
    await Promise.all(Array.from({ length: pages }, work));
  } finally {
    await browser.close();
    await site.close();
  }
  return { taken, failures };
}
