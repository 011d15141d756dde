/**
 * `npm run catalogue:walk`: opens every page of the built catalogue at 1440 and 390 px, in light and dark, says what is wrong with
 * it, and leaves the pictures in dist/walk. A story that is made for a phone or for a desktop is opened in its own size alone.
 * `-- --only docs-` takes only the pages with this in their id.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { fastChromiumPath } from '../chromium.ts';
import { serveStatic } from '../staticServer.ts';
import { pictureArguments } from '../visual/storyPictures.ts';
import {
  type Entry,
  covering,
  open,
  openContext,
  openWindow,
  readSidebar,
  showTheme,
  strayConditions,
  sideways,
  unrendered,
} from './pages.ts';
import { differingStories, openAlone } from './sameStories.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, pages: { type: 'string', default: '3' } },
});
const house = resolve(import.meta.dirname, '../..');
const pictures = join(house, 'dist/walk');
const themes = ['light', 'dark'] as const;

const { url, close } = await serveStatic({ folder: join(house, 'dist/storybook') });
const browser = await chromium.launch({ executablePath: fastChromiumPath(), args: pictureArguments });
const found: string[] = [];

/** Walks through pages of the sidebar in one window, and takes each one out of the list. */
async function walk(list: Entry[], width: number) {
  const context = await openContext(browser);
  const reading = await openWindow(context, width);
  const beside = await openWindow(context, width);
  const openStory = await openAlone(beside.page, url);
  for (let entry = list.shift(); entry; entry = list.shift()) {
    const { id, type } = entry;
    const say = (what: string) => found.push(`${id} at ${width} px: ${what}`);
    try {
      if (!(await open(reading, url, entry))) continue;
      for (const error of await reading.errors()) say(error.split('\n')[0] ?? '');
      const wider = await sideways(reading.page);
      if (wider !== undefined) say(wider);
      for (const theme of themes) {
        await showTheme(reading.page, theme);
        await reading.page.screenshot({
          path: join(pictures, `${width}-${theme}`, `${id}.jpg`),
          quality: 70,
          fullPage: type === 'docs',
          animations: 'disabled',
        });
      }
      await showTheme(reading.page, 'light');
      if (type === 'docs') {
        const stray = await strayConditions(reading.page);
        if (stray !== undefined) say(`the whole page has the conditions of one story: ${stray}`);
        const covered = await covering(reading.page);
        if (covered !== undefined) say(covered);
        for (const text of await unrendered(reading.page, id)) say(`not meant for readers: ${text}`);
        const { differing } = await differingStories(reading.page, beside.page, openStory);
        for (const story of differing) say(`${story} is not shown as it is alone`);
      }
    } catch (error) {
      say(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    }
  }
  await context.close();
}

try {
  const entries = (await readSidebar(url)).filter(({ id }) => id.includes(values.only));
  for (const width of [1440, 390]) {
    const list = [...entries];
    for (const theme of themes) mkdirSync(join(pictures, `${width}-${theme}`), { recursive: true });
    await Promise.all(Array.from({ length: Number(values.pages) }, () => walk(list, width)));
  }
  const folders = [1440, 390].flatMap((width) => themes.map((theme) => `${width}-${theme}`));
  const figure = (id: string) =>
    folders.map((folder) => `<img loading="lazy" src="${folder}/${id}.jpg" alt="${folder}">`).join('');
  const rows = entries.map(({ id }) => `<h2>${id}</h2><div>${figure(id)}</div>`).join('\n');
  const style = 'div { display: flex; gap: 8px; overflow: auto } img { max-height: 90vh }';
  writeFileSync(join(pictures, 'index.html'), `<!doctype html><style>${style}</style>\n${rows}\n`);
  console.log(found.join('\n'));
  console.log(`${entries.length} pages, ${found.length} faults. Pictures: dist/walk/index.html`);
  process.exitCode = found.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await close();
}
