import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { chromium } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { compressFolder } from '../../build/compressPlugin.ts';
import { chromiumArguments, fastChromiumPath } from '../../scripts/chromium.ts';
import { serveStatic } from '../../scripts/staticServer.ts';
import { screens } from '../../stories/docs/mainScreens.ts';
import { builtCatalogue } from './builtCatalogue.ts';

/** In bytes. */
const most = 2_500_000;

/** A line to a server that counts the bytes which come over it, whoever asks for them: the page, its frame or its service worker. */
async function countingLine(port: number) {
  let bytes = 0;
  const line = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    server.on('data', (chunk) => (bytes += chunk.length));
    // The browser leaves without saying goodbye.
    for (const end of [client, server]) end.on('error', () => end.destroy());
    client.pipe(server).pipe(client);
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const { port: ours } = line.address() as AddressInfo;
  return { url: `http://127.0.0.1:${ours}/`, bytes: () => bytes, close: () => line.close() };
}

it('the first view of the catalogue weighs at most 2.5 MB, and shows the main screens [G10, G11]', async () => {
  const folder = builtCatalogue();
  // As `npm run catalogue` serves it.
  await compressFolder(folder, 5);
  const { url, close } = await serveStatic({ folder });
  onTestFinished(close);
  const line = await countingLine(Number(new URL(url).port));
  onTestFinished(() => void line.close());
  const browser = await chromium.launch({
    executablePath: fastChromiumPath(),
    args: [...chromiumArguments],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });

  await page.goto(line.url, { timeout: 120_000 });
  const pictures = page.frameLocator('#storybook-preview-iframe').locator('img:visible');
  await expect.poll(() => pictures.count(), { timeout: 120_000 }).toBe(screens.length);
  await page.waitForLoadState('networkidle');
  console.log(`The first view of the catalogue: ${(line.bytes() / 1e6).toFixed(2)} MB`);
  expect(line.bytes()).toBeLessThan(most);
  // Less would be a page that is not whole.
  expect(line.bytes()).toBeGreaterThan(500_000);
}, 600_000);
