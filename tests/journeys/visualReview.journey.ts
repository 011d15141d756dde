import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { serveStatic } from '../../scripts/staticServer.ts';
import { chromiumArguments, fastChromiumPath } from '../../scripts/chromium.ts';
import { approve, type Hashes } from '../../scripts/visual/approvals.ts';
import type { Comparison } from '../../scripts/visual/comparison.ts';
import { builtCatalogue } from './builtCatalogue.ts';

const online = 'primitives-badge--online';
const tones = 'primitives-badge--tones';
const primary = 'primitives-button--primary';

/** Draws one black pixel into a PNG file. */
async function changePixel(file: string) {
  const browser = await chromium.launch({ executablePath: fastChromiumPath(), args: chromiumArguments });
  const page = await browser.newPage();
  const changed = await page.evaluate(
    async (source) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      context.fillRect(3, 3, 1, 1);
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
    },
    `data:image/png;base64,${readFileSync(file, 'base64')}`,
  );
  await browser.close();
  writeFileSync(file, Buffer.from(changed));
}

/** A review of some stories in a folder of its own. */
function visualReview(before: string, after: string) {
  const folder = mkdtempSync(join(tmpdir(), 'parley-visual-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const compare = async (changes: Partial<Comparison>) => {
    const comparison: Comparison = {
      before,
      after,
      pictures: join(folder, 'pictures'),
      stories: [online],
      added: [],
      removed: [],
      approvals: {},
      ...changes,
    };
    writeFileSync(join(folder, 'comparison.json'), JSON.stringify(comparison));
    const run = spawn('npx', ['playwright', 'test', '--config', 'scripts/visual/playwright.config.ts'], {
      env: { ...process.env, VISUAL_FOLDER: folder, CI: '1' },
    });
    const said = text(run.stdout);
    const [status] = await once(run, 'close');
    return { status, said: await said };
  };
  const differences = (id: string) =>
    JSON.parse(readFileSync(join(folder, 'differences', `${id}.json`), 'utf8')) as Hashes;
  return { folder, compare, differences };
}

it('the visual review finds one changed pixel, a picture that is new and one that is gone, until they are approved', async () => {
  const { url, close } = await serveStatic({ folder: builtCatalogue() });
  onTestFinished(close);
  const { folder, compare, differences } = visualReview(url, url);

  expect((await compare({})).status).toBe(0);
  expect(differences(online)).toEqual({});

  // What is kept of the base loses one pixel of one picture.
  await changePixel(join(folder, 'pictures', online, 'dark-1280.png'));
  const { status, said } = await compare({});
  expect(status).toBe(1);
  expect(said).toContain('1 pixels');
  expect(Object.keys(differences(online))).toEqual(['dark-1280']);
  expect((await compare({ approvals: { [online]: differences(online) } })).status).toBe(0);

  const both = { stories: [online, tones], added: [tones], removed: [online] };
  const open = await compare(both);
  expect(open.status).toBe(1);
  expect(open.said).toContain('light-390 is new');
  expect(open.said).toContain('light-390 is gone');
  const found = { [online]: differences(online), [tones]: differences(tones) };
  expect((await compare({ ...both, approvals: approve({}, found, 'all') })).status).toBe(0);
}, 400_000);

/** A copy of the catalogue in which the steps of the primary button expect what is not so. */
function brokenCatalogue() {
  const folder = mkdtempSync(join(tmpdir(), 'parley-broken-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(builtCatalogue(), folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const [file = ''] = globSync(join(folder, 'assets/Button.stories-*.js'));
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(minHeight\)\.toBe\([`'"])44px/, '$145px'));
  return folder;
}

it('a story that fails is reported as failed, with the last that it showed, and cannot be approved [G13]', async () => {
  const before = await serveStatic({ folder: builtCatalogue() });
  onTestFinished(before.close);
  const after = await serveStatic({ folder: brokenCatalogue() });
  onTestFinished(after.close);
  const { folder, compare, differences } = visualReview(before.url, after.url);
  const { status, said } = await compare({ stories: [primary] });
  expect(status).toBe(1);
  expect(said).toContain(`${primary} failed: The story failed`);
  expect(said).not.toContain('gone');
  expect(Object.keys(differences(primary))).toEqual(['failed']);
  const frames = globSync(join(folder, 'report/data/*.png'));
  expect(frames).toHaveLength(1);
  expect(() => approve({}, { [primary]: differences(primary) }, [primary])).toThrow('failed');
}, 400_000);
