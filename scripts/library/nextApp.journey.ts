import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { light } from '../../src/ui/theme/palettes.ts';
import { packageName } from '../../src/ui/packageName.ts';
import { chromiumArguments, fastChromiumPath } from '../chromium.ts';
import { isNextInstalled, nextApp } from './nextApp.ts';

const house = resolve(import.meta.dirname, '../..');
const { lib, components, tarball } = inject('library');
const root = join(house, 'dist/library-next');
const next = join(root, 'node_modules/next/dist/bin/next');
const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

if (!isNextInstalled)
  console.log('Next.js is not tried: npm run build:lib && npm ci --prefix examples/next installs it.');

it('the example for Next.js has locked what the library depends on [Y2]', () => {
  const { packages } = readJson(join(house, 'examples/next/package-lock.json')) as {
    packages: Record<string, unknown>;
  };
  const { version, dependencies } = readJson(join(lib, 'package.json'));
  expect(packages[`node_modules/${packageName}`]).toMatchObject({ version, dependencies });
});

describe.skipIf(!isNextInstalled).each(['webpack', 'turbopack'])(
  'in a Next.js app built by %s',
  (bundler) => {
    let browser: Browser;
    let page: Page;
    let server: ChildProcess;
    let address = '';
    const errors: string[] = [];

    beforeAll(async () => {
      nextApp(root, tarball);
      execFileSync(process.execPath, [next, 'build', `--${bundler}`], {
        cwd: root,
        env: environment,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      server = spawn(process.execPath, [next, 'start', '--port', '0', '--hostname', '127.0.0.1'], {
        cwd: root,
        env: environment,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      address = await new Promise<string>((found, failed) => {
        server.once('exit', (code) => failed(new Error(`next start ended with ${code}.`)));
        server.stdout?.on('data', (data: Buffer) => {
          const [said] = /http:\/\/127\.0\.0\.1:\d+/.exec(data.toString()) ?? [];
          if (said) found(said);
        });
      });
      browser = await chromium.launch({ executablePath: fastChromiumPath(), args: chromiumArguments });
      page = await browser.newPage();
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
    }, 900_000);

    afterAll(async () => {
      await browser?.close();
      server?.kill();
    });

    it('has the avatar, the message and the plans in the HTML of the server page [Y2]', async () => {
      const html = await (await fetch(address)).text();
      const body = html.slice(html.indexOf('<body'), html.indexOf('<script', html.indexOf('<main')));
      for (const text of ['Ada Lovelace', 'How can I help you today?', '$29', 'Talk to us'])
        expect(body).toContain(text);
    });

    it('opens the call in the browser, in the colours of the theme [Y2]', async () => {
      await page.goto(address);
      const open = page.getByRole('button', { name: 'Talk to us' });
      const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(light.accent.slice(at, at + 2), 16));
      expect(await open.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        `rgb(${red}, ${green}, ${blue})`,
      );
      await open.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Start call' }).click();
      await expect.poll(() => page.getByRole('timer').isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    });

    it('sends a press on a plan to a server action [Y2]', async () => {
      const sent = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button', { name: 'Subscribe' }).first().click();
      expect((await sent).status()).toBe(200);
    });

    it('takes every component into a server page, and renders those without handlers [Y2]', async () => {
      await page.goto(`${address}/every`);
      const names = await page.getByRole('listitem').allInnerTexts();
      expect(components.filter((name) => name !== 'Toast' && !names.includes(name))).toEqual([]);
      for (const text of ['An alert', 'A badge', 'A heading', 'An empty state', 'Some Markdown', 'A text'])
        expect(await page.getByText(text).first().isVisible()).toBe(true);
    });

    it('has logged no error in all of this [Y2]', () => {
      expect(errors).toEqual([]);
    });
  },
);
