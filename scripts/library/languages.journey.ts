import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumArguments, fastChromiumPath } from '../chromium.ts';
import type { Labels } from '../words/english.ts';
import { languageApp } from './languageApp.ts';

const house = resolve(import.meta.dirname, '../..');
const { app, lib, work } = inject('library');
const root = join(work, 'languages');
const pictures = join(house, 'dist/languages');
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const read = (language: string) =>
  JSON.parse(readFileSync(join(lib, `translations/${language}.json`), 'utf8')) as Labels;
const english = read('en');

/** Each view, with what has to be pressed to see all of it. */
const views: Readonly<Record<string, (page: Page, labels: Labels) => Promise<void>>> = {
  auth: async () => undefined,
  dashboard: async (page, labels) => {
    await page.getByRole('main').getByRole('button').first().click();
    await page.getByRole('button', { name: labels['Toast']!['dismiss']! }).waitFor();
  },
  billing: async () => undefined,
  money: async () => undefined,
  security: async () => undefined,
  landing: async (page, labels) =>
    page.getByRole('button', { name: labels['ThemeSwitch']!['theme']! }).click(),
  panel: async () => undefined,
  sheet: async () => undefined,
  chat: async (page, labels) => {
    // A table is named once it was measured.
    await page.getByRole('region', { name: labels['Markdown']!['table']! }).waitFor();
    await page.getByRole('textbox').focus();
    // How much room is left: its code is fetched when somebody writes that much.
    await page.locator('textarea[aria-describedby]').waitFor();
  },
  call: async () => undefined,
  ready: async () => undefined,
  conversations: async () => undefined,
  phone: async () => undefined,
  commands: async (page) => page.getByRole('combobox').fill('Ada'),
  shortcuts: async () => undefined,
};

/** Everything that can be read or heard: texts, and what attributes say. */
const saidIn = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) said.push(node.data);
      if (!(node instanceof Element)) continue;
      for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'])
        said.push(node.getAttribute(name) ?? '');
    }
    return said.flatMap((text) => text.split(' · ')).map((text) => text.trim());
  });

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);

/** Those of `said` that are this text, with anything in place of its {parameters}. */
function matching(said: readonly string[], text: string) {
  const pattern = new RegExp(`^${escaped(text).replaceAll(/\{\w+\}/g, '.+')}$`, 'u');
  return said.filter((each) => pattern.test(each));
}

let server: PreviewServer;
let browser: Browser;
const errors: string[] = [];
const open = async (language: string, view: string, width: number) => {
  const page = await browser.newPage({ viewport: { width, height: 844 }, locale: 'en-US' });
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${server.resolvedUrls?.local[0]}?language=${language}&view=${view}`);
  return page;
};

/** With PICTURES=1, of a phone and a laptop. */
async function takePictures(page: Page, name: string) {
  if (!process.env['PICTURES']) return;
  mkdirSync(pictures, { recursive: true });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.screenshot({ path: join(pictures, `${name}-${width}.png`), fullPage: true });
  }
}

beforeAll(async () => {
  languageApp(root, app);
  await build({ configFile: false, root, logLevel: 'error' });
  server = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });
  browser = await chromium.launch({ executablePath: fastChromiumPath(), args: chromiumArguments });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const types = (project: string) =>
  spawnSync(join(house, 'node_modules/.bin/tsc'), ['--project', join(root, project)], { encoding: 'utf8' })
    .stdout;

it('an app that speaks German and Arabic has the types of its own labels and of ours, and a typo is refused [Y8]', () => {
  expect(types('tsconfig.json')).toBe('');
  const refused = types('wrong.json');
  for (const typo of ['PlanCrad', 'subcribe', 'subjekt']) expect(refused).toContain(typo);
});

describe.each(['de', 'ar'])('in %s', (language) => {
  const labels = read(language);
  const seen = new Set<string>();

  it.each(Object.keys(views))(
    'the view %s says nothing in English, is accessible, and fits a phone [Y8]',
    async (view) => {
      const page = await open(language, view, 390);
      await page.locator('#root > *').first().waitFor({ state: 'attached' });
      await views[view]!(page, labels);
      const said = await saidIn(page);
      for (const [component, words] of Object.entries(labels))
        if (Object.values(words).some((text) => matching(said, text).length > 0)) seen.add(component);
      const foreign: string[] = [];
      for (const [component, words] of Object.entries(english))
        for (const [key, text] of Object.entries(words)) {
          const translated = labels[component]?.[key];
          // Some are the same in both languages.
          if (translated === text) continue;
          foreign.push(...matching(said, text).map((each) => `${component}.${key}: ${each}`));
        }
      expect(foreign).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.addScriptTag({ path: axe });
      const violations = await page.evaluate(async () => {
        const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
        const { axe: checker } = window as unknown as {
          axe: {
            run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
          };
        };
        const found = await checker.run({ runOnly: tags });
        return found.violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
        );
      });
      expect(violations).toEqual([]);
      await takePictures(page, `${language}-${view}`);
      await page.close();
    },
  );

  it('the views together have shown every component that has labels [Y8]', () => {
    // Of our app alone: the files that went with a message.
    const notPublic = new Set(['SentFiles']);
    const unseen = Object.keys(english).filter(
      (component) => !seen.has(component) && !notPublic.has(component),
    );
    expect(unseen).toEqual([]);
  });

  it('the texts of the app itself go the same way, with their plural forms [Y8]', async () => {
    const page = await open(language, 'seats', 390);
    const text = { de: 'noch 3 Plätze · Gebucht von Ada', ar: 'بقيت 3 مقاعد · حجزه Ada' }[language]!;
    await expect.poll(() => page.getByText(text).count()).toBe(1);
    await page.close();
  });
});

it('a server can fill in a pattern, and hand labels to the provider, which is for clients [Y8]', () => {
  const module = (name: string) => readFileSync(join(lib, `modules/ui/${name}.js`), 'utf8');
  expect(module('primitives/LabelsProvider/LabelsProvider')).toMatch(/^'use client';/);
  expect(module('fill')).not.toContain('use client');
  expect(module('account/PlanCard/PlanCard.words')).not.toContain('use client');
});

it('none of it has logged an error [Y8]', () => {
  expect(errors).toEqual([]);
});
