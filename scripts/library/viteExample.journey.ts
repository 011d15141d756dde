import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { chromium, type Browser, type Page } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { packageName } from '../../src/ui/packageName.ts';
import { chromiumArguments, fastChromiumPath } from '../chromium.ts';

const house = resolve(import.meta.dirname, '../..');
const { app, work } = inject('library');
const root = join(work, 'vite-example');
const errors: string[] = [];
let server: PreviewServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  cpSync(join(house, 'examples/vite'), root, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  // The blank app's packages: the packed library, and links to those of the house.
  cpSync(join(app, 'node_modules'), join(root, 'node_modules'), { recursive: true });
  await build({ configFile: false, root, logLevel: 'error' });
  server = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });
  browser = await chromium.launch({ executablePath: fastChromiumPath(), args: chromiumArguments });
  page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it('the example for Vite names the library as it is called, and its types fit [Y7]', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies)).toContain(packageName);
  const { stdout } = spawnSync(join(house, 'node_modules/.bin/tsc'), ['--project', root], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

it('the example for Vite can be read at a glance [Y7]', () => {
  const lines = readFileSync(join(root, 'App.tsx'), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(60);
});

it('the example for Vite sells a plan, answers a message, and calls with the fake voice [Y7]', async () => {
  await page.getByRole('listitem').filter({ hasText: '$29' }).getByRole('button').click();
  await expect.poll(() => page.getByRole('button', { name: 'Current Plan' }).count()).toBe(1);
  await page.getByRole('textbox', { name: 'Message' }).fill('Is it fast?');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByText("You said 'Is it fast?'").isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Start call' }).click();
  await expect.poll(() => dialog.getByText('What would you like to know').isVisible()).toBe(true);
  await dialog.getByRole('button', { name: 'End call' }).click();
  await expect.poll(() => dialog.getByText('Ready to chat').isVisible()).toBe(true);
  expect(errors).toEqual([]);
});
