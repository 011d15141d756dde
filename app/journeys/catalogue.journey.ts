import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { serveCatalogue } from '../../scripts/catalogueServer.ts';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts';

const folder = 'dist/storybook';
const story = 'screens-dashboard--pro';

it('the built catalogue works below a sub-path and without a network', async () => {
  if (!existsSync(join(folder, 'iframe.html')))
    execFileSync('npm', ['run', '--silent', 'build:storybook'], { stdio: 'inherit' });
  const { url, close } = await serveCatalogue({ folder, below: '/catalogue/' });
  onTestFinished(close);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ locale: 'en-US' });

  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(`exception: ${error.error().stack}`));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('response', (answer) => {
    if (answer.status() >= 400 && answer.url().startsWith(url))
      faults.push(`${answer.status()}: ${answer.url()}`);
  });
  // The service worker's answers succeed; whatever else leaves the machine finds no host.
  context.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));

  const page = await context.newPage();
  await page.goto(`${url}?path=/story/${story}`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.getByRole('region', { name: 'Profile Information' }).waitFor();
  const played = () =>
    page
      .frames()
      .find((each) => each.url().includes('iframe.html'))
      ?.evaluate(() => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase);
  await expect.poll(played).toBe('finished');
  const worker = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope);
  expect(worker).toBe(url);
  expect(faults).toEqual([]);
}, 400_000);
