import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { publint } from 'publint';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dark, light } from '../../src/ui/theme/palettes.ts';
import { chromiumArguments, testChromiumPath } from '../chromium.ts';
import { blankApp, type BlankApp } from './blankApp.ts';
import { brandExample } from './brandExample.ts';
import { buildLibrary } from './build.ts';
import type { Inventory } from './inventory.ts';
import { weigh } from './weigh.ts';

const house = resolve(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'parley-library-'));
const brand = brandExample(readFileSync(join(house, 'docs/library.md'), 'utf8'));

let all: Inventory;
let tarball: string;
let app: BlankApp;

beforeAll(async () => {
  const lib = join(work, 'lib');
  all = await buildLibrary(lib);
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', work], {
    cwd: lib,
    encoding: 'utf8',
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  tarball = join(work, filename);
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(lib, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'peerDependencies', Record<string, string>>;
  const packages = [...Object.keys(dependencies), ...Object.keys(peerDependencies), '@types/react-dom'];
  app = blankApp(join(work, 'app'), tarball, house, packages, brand.css);
});

afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('the package', () => {
  it('has nothing that publint would change', async () => {
    const { messages } = await publint({ pkgDir: app.lib, strict: true });
    expect(messages).toEqual([]);
  });

  it('gives every entry types that fit what runs, for bundlers and for Node', async () => {
    const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
      entrypoints: ['./ui', './theme', './services', ...[...all.ui.keys()].map((name) => `./ui/${name}`)],
    });
    expect(result.types).toBeTruthy();
    const problems = 'problems' in result ? result.problems : [{ kind: 'no types' }];
    // A package of ES modules supports neither `require` nor versions of Node that do not know `exports`.
    const left = problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' &&
        !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(left).toEqual([]);
  });

  it('says in tokens.css what theme.css says in each mode [G5]', () => {
    const variables = (sheet: string) => {
      const css = readFileSync(join(work, 'lib', sheet), 'utf8').replaceAll(/\s+/g, ' ');
      const ofMode = (start: number) =>
        Object.fromEntries(
          [
            ...(css.slice(start).match(/\{([^{}]*)\}/)?.[1] ?? '').matchAll(
              /(--parley-(?:color|shadow)-\w+): ([^;]+);?/g,
            ),
          ].map(([, name = '', value = '']) => [name, value.trim()]),
        );
      return {
        light: ofMode(
          css.search(/:root(?:, \[data-theme=["']?light["']?\])? \{ (?:color-scheme: light; )?--parley/),
        ),
        dark: ofMode(css.search(/\[data-theme=["']?dark["']?\] \{/)),
      };
    };
    expect(Object.keys(variables('theme.css').light).length).toBeGreaterThan(20);
    expect(variables('tokens.css')).toEqual(variables('theme.css'));
  });

  it('ships neither stories nor tests, and no style sheet that a module forgot', () => {
    const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n');
    expect(
      files.filter(
        (file) => /\.(stories|test|guide|contract)\./.test(file) && !file.includes('theme/contract.'),
      ),
    ).toEqual([]);
    const sheets = files.filter((file) => /modules\/ui\/.*\.css$/.test(file));
    expect(sheets.length).toBeGreaterThan(40);
    for (const sheet of sheets) {
      const module = readFileSync(
        join(work, 'lib', sheet.replace('package/', '').replace(/\.css$/, '.css.js')),
        'utf8',
      );
      expect(module).toContain(`import './${sheet.split('/').at(-1)}';`);
    }
  });
});

describe.each(['bundler', 'node16'])('the types, resolved as by %s', (resolution) => {
  const check = (project: string) =>
    spawnSync(join(house, 'node_modules/.bin/tsc'), ['--project', join(app.root, `${project}.json`)], {
      encoding: 'utf8',
    });

  it('fit, with every declaration checked', () => {
    expect(check(resolution).stdout).toBe('');
  });

  it('refuse a tone that there is not', () => {
    expect(check(`${resolution}-wrong`).stdout).toContain(`Type '"red"' is not assignable`);
  });
});

describe('one import', () => {
  it('of Button ships Button alone', async () => {
    const { modules, js, css } = await weigh(app.lib, "export { Button } from 'parley/ui';", { own: true });
    expect(modules.filter((name) => !name.startsWith('vendor/')).toSorted()).toEqual([
      'ui/primitives/Button/Button',
      'ui/primitives/Button/Button.css',
      'ui/primitives/Spinner/Spinner',
      'ui/primitives/Spinner/Spinner.css',
      'ui/theme/icon.css',
    ]);
    expect(js.brotli).toBeLessThan(1_500);
    expect(css.brotli).toBeLessThan(1_000);
  });

  it('of a function of the services ships no component and no style', async () => {
    const { modules, css } = await weigh(app.lib, "export { formatMoney } from 'parley/services';", {
      own: true,
    });
    expect(modules).toEqual(['services/money']);
    expect(css.raw).toBe(0);
  });
});

describe('in a blank Vite app', () => {
  let server: PreviewServer;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    await build({ configFile: false, root: app.root, logLevel: 'error' });
    server = await preview({
      configFile: false,
      root: app.root,
      logLevel: 'error',
      preview: { port: 0, host: '127.0.0.1' },
    });
    browser = await chromium.launch({ executablePath: testChromiumPath(), args: chromiumArguments });
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
