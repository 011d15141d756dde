import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { chromium } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { serveStatic } from '../../scripts/staticServer.ts';
import { chromiumArguments, fastChromiumPath } from '../../scripts/chromium.ts';
import { differencesOf } from '../../scripts/visual/approvals.ts';
import { hideResizes, openCatalogue, pictureArguments } from '../../scripts/visual/storyPictures.ts';
import { builtCatalogue } from './builtCatalogue.ts';

const story = 'screens-dashboard--pro';

it('the built catalogue works below a sub-path and without a network', async () => {
  const folder = builtCatalogue();
  const { url, close } = await serveStatic({ folder, basePath: '/catalogue/' });
  onTestFinished(close);
  const browser = await chromium.launch({
    executablePath: fastChromiumPath(),
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
  // The service worker answers the expected requests, so any other request fails because it finds no host.
  context.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));

  const page = await context.newPage();
  await page.goto(`${url}?path=/story/${story}`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.getByRole('region', { name: 'Profile Information' }).waitFor({ timeout: 100_000 });
  const preview = page.frames().find((each) => each.url().includes('iframe.html'))!;
  const phase = () => preview.evaluate(() => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase);
  await expect.poll(phase).toBe('finished');
  const worker = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope);
  expect(worker).toBe(url);
  expect(faults).toEqual([]);
}, 400_000);

it('the catalogue opens in a second window while it is open in a first one, and its toolbar fits 1440 px', async () => {
  const { url, close } = await serveStatic({ folder: builtCatalogue() });
  onTestFinished(close);
  const browser = await chromium.launch({
    executablePath: fastChromiumPath(),
    args: [...chromiumArguments],
  });
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  for (const id of [story, 'primitives-button--primary']) {
    const page = await context.newPage();
    await page.goto(`${url}?path=/story/${id}`);
    const root = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *');
    await root.first().waitFor({ timeout: 100_000 });
    const buttons = page.getByTestId('sb-preview-toolbar').getByRole('button');
    await buttons.filter({ hasText: 'Network' }).waitFor();
    const ends = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThan(10);
    expect(Math.max(...ends)).toBeLessThanOrEqual(1440);
  }
}, 400_000);

it('two pictures of a story are the same to the byte, in each mode', async () => {
  const { url, close } = await serveStatic({ folder: builtCatalogue() });
  onTestFinished(close);
  const browser = await chromium.launch({ executablePath: fastChromiumPath(), args: pictureArguments });
  onTestFinished(() => browser.close());
  const first = await (await openCatalogue(browser, url))(story);
  const second = await (await openCatalogue(browser, url))(story);
  expect(first.size).toBe(6);
  expect(differencesOf(first, second)).toEqual({});
}, 400_000);

it('a page that is one pixel wide, as for a moment while its picture is taken, does not hear of it', async () => {
  const browser = await chromium.launch({ executablePath: fastChromiumPath(), args: chromiumArguments });
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await hideResizes(context);
  const page = await context.newPage();
  await page.goto('about:blank');
  const heard = await page.evaluateHandle(() => {
    const widths: string[] = [];
    addEventListener('resize', () => widths.push(`resize: ${innerWidth}`));
    const wide = matchMedia('(width >= 1024px)');
    wide.addEventListener('change', () => widths.push(`wide: ${wide.matches}`));
    return widths;
  });
  const drawn = () =>
    page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  await page.setViewportSize({ width: 1, height: 1 });
  await drawn();
  expect(await heard.jsonValue()).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await drawn();
  expect(await heard.jsonValue()).toContain('resize: 390');
}, 60_000);

it('while pictures are taken, toasts stay and what is disabled gives the focus away at once', async () => {
  const folder = builtCatalogue();
  const { url, close } = await serveStatic({ folder });
  onTestFinished(close);
  const browser = await chromium.launch({ executablePath: fastChromiumPath(), args: chromiumArguments });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.clock.install();
  await page.goto(`${url}iframe.html?id=overlays-toast--critical&viewMode=story&chromatic=true`);
  const phase = () => page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase);
  await expect.poll(phase).toBe('finished');

  await page.clock.fastForward('05:00');
  // A toast that has timed out disappears with the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await page.getByRole('alert').isVisible()).toBe(true);

  const focused = await page.evaluate(async () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    button.disabled = true;
    await Promise.resolve();
    button.disabled = false;
    return document.activeElement?.tagName;
  });
  expect(focused).toBe('BODY');
}, 400_000);

it('the panel of tests within the catalogue finds every story', () => {
  const configDir = resolve('.storybook');
  // The same command with which Storybook's addon starts it.
  const listed = execFileSync(
    'npx',
    ['vitest', 'list', '--filesOnly', '--json', '--project', `storybook:${configDir}`],
    { encoding: 'utf8', env: { ...process.env, VITEST_STORYBOOK: 'true', STORYBOOK_CONFIG_DIR: configDir } },
  );
  const files = (JSON.parse(listed) as { file: string }[]).map(({ file }) => relative('.', file));
  expect(files.toSorted()).toEqual(globSync('{src,stories}/**/*.stories.tsx').toSorted());
}, 60_000);

it('the panel beside a story tells what axe found; in a window of its own, where nobody reads it, axe is not loaded', async () => {
  const { url, close } = await serveStatic({ folder: builtCatalogue() });
  onTestFinished(close);
  const browser = await chromium.launch({
    executablePath: fastChromiumPath(),
    args: [...chromiumArguments],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const ofAxe: string[] = [];
  page.on('request', (request) => {
    if (/\/axe-/.test(request.url())) ofAxe.push(request.url());
  });
  const id = 'primitives-badge--tones';
  await page.goto(`${url}?path=/story/${id}&addonPanel=storybook/a11y/panel`);
  await page.getByText('No accessibility violations found.').waitFor();
  expect(ofAxe.length).toBeGreaterThan(0);

  ofAxe.length = 0;
  await page.goto(`${url}iframe.html?${new URLSearchParams({ id, viewMode: 'story' })}`);
  const phase = () => page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase);
  await expect.poll(phase).toBe('finished');
  expect(ofAxe).toEqual([]);
}, 60_000);
