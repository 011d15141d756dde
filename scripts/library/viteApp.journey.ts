import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dark, light } from '../../src/ui/theme/palettes.ts';
import { chromiumArguments, fastChromiumPath } from '../chromium.ts';
import { brandExample } from './brandExample.ts';

const house = resolve(import.meta.dirname, '../..');
const { app } = inject('library');
const brand = brandExample(readFileSync(resolve(house, 'docs/library.md'), 'utf8'));

describe('in a blank Vite app', () => {
  let server: PreviewServer;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    await build({ configFile: false, root: app, logLevel: 'error' });
    server = await preview({
      configFile: false,
      root: app,
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
    await browser.close();
    await server.close();
  });

  const theme = (name: string) =>
    page.evaluate((value) => (document.documentElement.dataset['theme'] = value), name);
  const background = (found: Locator) =>
    found.evaluate((element) => getComputedStyle(element).backgroundColor);
  const rgb = (hex: string) =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

  it('renders a badge with a plan of the services, in our font', async () => {
    const badge = page.getByText('Pro, US$29');
    await expect.poll(() => badge.isVisible()).toBe(true);
    expect(await badge.evaluate((element) => getComputedStyle(element).fontFamily)).toContain(
      'Hanken Grotesk',
    );
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
      .toBeGreaterThan(0);
  });

  it.each([
    ['light', light.accent],
    ['dark', dark.accent],
    ['acme', brand.palette['accent'] ?? ''],
  ])('fills a primary button with the accent of the theme %s', async (name, accent) => {
    await theme(name);
    await expect.poll(() => background(page.getByRole('button', { name: 'Open' }))).toBe(rgb(accent));
  });

  it('gives an icon its size, which lies in a sheet of the theme', async () => {
    expect(await page.getByRole('button', { name: 'Open' }).locator('svg').boundingBox()).toMatchObject({
      width: 20,
    });
  });

  it('opens a dialog on the surface of the brand', async () => {
    await theme('acme');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => page.getByRole('dialog', { name: 'Installed' }).isVisible()).toBe(true);
    expect(await page.getByRole('dialog').innerText()).toContain('From a tarball');
    // The dialog itself is what dims the page.
    expect(await background(page.getByRole('dialog').locator('> *'))).toBe(
      rgb(brand.palette['surface'] ?? ''),
    );
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('has logged no error in all of this', () => {
    expect(errors).toEqual([]);
  });
});
