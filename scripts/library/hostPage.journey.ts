import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dark, light } from '../../src/ui/theme/palettes.ts';
import { chromiumArguments, fastChromiumPath } from '../chromium.ts';
import { hostPages, pages } from './hostPage.ts';

const { app, lib, work } = inject('library');
const root = join(work, 'host');
let server: PreviewServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  hostPages(root, app);
  const settings = { configFile: false, root, logLevel: 'error' } as const;
  await build({
    ...settings,
    build: { rolldownOptions: { input: Object.keys(pages).map((name) => join(root, `${name}.html`)) } },
  });
  server = await preview({ ...settings, preview: { port: 0, host: '127.0.0.1' } });
  browser = await chromium.launch({ executablePath: fastChromiumPath(), args: chromiumArguments });
  // Nothing scrolls, so that no page is narrower by a scrollbar.
  page = await browser.newPage({ viewport: { width: 1000, height: 6000 } });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function open(name: keyof typeof pages, colorScheme: 'light' | 'dark' = 'light') {
  await page.emulateMedia({ colorScheme });
  await page.goto(`${server.resolvedUrls?.local[0]}${name}.html`);
  if (name !== 'host') await page.getByText('All of it.').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Every computed style of every element, a line each. Without `whole`, what depends on how much is on the page is left out. Variables
 * change nothing by themselves.
 */
const styles = (selector: string, { whole = true } = {}) =>
  page.evaluate(
    ([found, leaveOut]) =>
      [...document.querySelectorAll(found)].flatMap((element, i) => {
        const style = getComputedStyle(element);
        const names = [...style].filter((name) => !leaveOut.test(name));
        return names.map((name) => `${i} ${element.tagName} ${name}: ${style.getPropertyValue(name)}`);
      }),
    [selector, whole ? /^--/ : /^--|height|block-size|origin/] as const,
  );

const hostStyles = async () => [
  ...(await styles('#host, #host *')),
  ...(await styles('html, body', { whole: false })),
];

/** Lines that are in one list only. */
const differences = (one: readonly string[], other: readonly string[]) => {
  const [a, b] = [new Set(one), new Set(other)];
  return [...one.filter((line) => !b.has(line)), ...other.filter((line) => !a.has(line))];
};

const background = (selector: string) =>
  page.evaluate((found) => getComputedStyle(document.querySelector(found)!).backgroundColor, selector);
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
/** The card has the background that tells the mode. */
const card = '#root > :first-child';

describe('a page with a look of its own', () => {
  it.each(['light', 'dark'] as const)(
    'looks as before in %s, to the last style of each element, with components beside its own content [Y3]',
    async (mode) => {
      await open('host', mode);
      const before = await hostStyles();
      expect(before.length).toBeGreaterThan(3_000);
      await open('beside', mode);
      expect(differences(before, await hostStyles())).toEqual([]);
    },
  );

  it('does not pass its text on to a component [Y3]', async () => {
    await open('beside');
    const { font, color, size } = await page.evaluate((found) => {
      const { fontFamily, color: ink, fontSize } = getComputedStyle(document.querySelector(found)!);
      return { font: fontFamily, color: ink, size: fontSize };
    }, card);
    expect(font).toContain('Hanken Grotesk');
    expect(color).toBe(rgb(light.ink));
    expect(size).toBe('18px');
  });
});

it('components look the same without the reset of a page, to the last style of each element [Y3]', async () => {
  await open('whole');
  const withReset = await styles('#root *');
  expect(withReset.length).toBeGreaterThan(20_000);
  await open('bare');
  expect(differences(withReset, await styles('#root *'))).toEqual([]);
});

describe('the dark mode', () => {
  const choose = (attribute: 'data-theme' | 'class', value: string) =>
    page.evaluate(([name, chosen]) => document.documentElement.setAttribute(name, chosen), [
      attribute,
      value,
    ] as const);

  it.each([
    ['the system', 'beside', 'dark', undefined, dark],
    ['an attribute', 'beside', 'light', ['data-theme', 'dark'], dark],
    ['a class', 'beside', 'light', ['class', 'dark'], dark],
    ['an attribute against the system', 'beside', 'dark', ['data-theme', 'light'], light],
    ['a class against the system', 'beside', 'dark', ['class', 'light'], light],
    ['a class alone, whatever the system says', 'selector', 'light', ['class', 'dark'], dark],
    ['no class, whatever the system says', 'selector', 'dark', undefined, light],
  ] as const)('is chosen by %s [Y3]', async (_by, name, system, chosen, palette) => {
    await open(name, system);
    if (chosen) await choose(chosen[0], chosen[1]);
    await expect.poll(() => background(card)).toBe(rgb(palette.surface));
    expect(await background('html')).toBe('rgb(255, 251, 230)');
    const scheme = await page.evaluate(
      (found) => getComputedStyle(document.querySelector(found)!).colorScheme,
      card,
    );
    expect(scheme).toBe(palette === dark ? 'dark' : 'light');
  });
});

it('every sheet has nothing outside of its layer but fonts, and components.css has all of the modules [Y3]', () => {
  const read = (file: string) => readFileSync(join(lib, file), 'utf8');
  for (const [file, layer] of Object.entries({
    'tokens.css': 'tokens',
    'tokens.selector.css': 'tokens',
    'reset.css': 'reset',
    'modules/ui/base.css': 'base',
  }))
    expect(read(file)).toMatch(
      new RegExp(String.raw`^@layer parley\.[^{]+;\n@layer parley\.${layer} \{\n[^]*\}\n$`),
    );
  const whole = read('components.css');
  for (const file of globSync('modules/ui/**/*.css', { cwd: lib }))
    expect(whole).toContain(read(file).replace(/^.*;\n/, ''));
});
