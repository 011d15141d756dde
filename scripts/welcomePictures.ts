/**
 * `npm run catalogue:pictures`: takes the pictures of the catalogue's first page from the stories of the built catalogue, which
 * has to be there. They are committed, because a build would need a browser to take them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { screens } from '../stories/docs/mainScreens.ts';
import { testChromiumPath } from './chromium.ts';
import { serveStatic } from './staticServer.ts';
import { openCatalogue, pictureArguments } from './visual/storyPictures.ts';

const house = resolve(import.meta.dirname, '..');
const folder = join(house, 'stories/docs/pictures');

/** The top of a picture at half its size, as WebP: sharp enough at the size at which it is shown, and a sixth of the bytes. */
const small = (page: Page, picture: Buffer) =>
  page.evaluate(
    async (source) => {
      const image = await createImageBitmap(await (await fetch(source)).blob(), 0, 0, 1280, 800, {
        resizeWidth: 640,
        resizeHeight: 400,
        resizeQuality: 'high',
      });
      const canvas = new OffscreenCanvas(640, 400);
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );

const { url, close } = await serveStatic({ folder: join(house, 'dist/storybook') });
const browser = await chromium.launch({ executablePath: testChromiumPath(), args: pictureArguments });
try {
  mkdirSync(folder, { recursive: true });
  const take = await openCatalogue(browser, url);
  const page = await browser.newPage();
  for (const { name, story } of screens) {
    const pictures = await take(story);
    for (const theme of ['light', 'dark']) {
      const picture = pictures.get(`${theme}-1280`);
      if (!picture)
        throw new Error(
          `${story} has no picture that is 1280 px wide. Choose another story in mainScreens.ts.`,
        );
      writeFileSync(join(folder, `${name}-${theme}.webp`), Buffer.from(await small(page, picture)));
    }
    console.log(`${name}: ${story}`);
  }
} finally {
  await browser.close();
  await close();
}
