import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveStatic } from '../../scripts/staticServer.ts';
import { chromiumArguments, fastChromiumPath } from '../../scripts/chromium.ts';
import { builtCatalogue } from './builtCatalogue.ts';

let catalogue: Awaited<ReturnType<typeof serveStatic>>;
let browser: Browser;
/** One browser context for all tests, because it caches the catalogue's files after the first page. */
let context: BrowserContext;

beforeAll(async () => {
  catalogue = await serveStatic({ folder: builtCatalogue(), basePath: '/catalogue/' });
  browser = await chromium.launch({ executablePath: fastChromiumPath(), args: [...chromiumArguments] });
  context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
}, 300_000);
afterAll(async () => {
  await browser.close();
  await catalogue.close();
});

/** Opens a story with the toolbar set as in `globals`. */
async function open(id: string, globals: Record<string, string>) {
  const page = await context.newPage();
  const set = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  const query = new URLSearchParams({ id, viewMode: 'story', globals: set.join(';') });
  await page.goto(`${catalogue.url}iframe.html?${query}`);
  return page;
}

/** Opens a story and waits until its steps have been played. */
async function show(id: string, globals: Record<string, string> = {}) {
  const page = await open(id, globals);
  await rendered(page, id);
  return page;
}

const rendered = (page: Page, id: string) =>
  page.waitForFunction(
    (story) => {
      const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
      return render?.id === story && render.phase === 'finished';
    },
    id,
    { timeout: 60_000 },
  );

/** Opens another story in the same page, as a press in the sidebar does. */
async function go(page: Page, id: string) {
  await page.evaluate(
    (storyId) =>
      globalThis.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' }),
    id,
  );
  await rendered(page, id);
}

/** These stories look for another person's data or for the network, so their own steps would never succeed. */
const longTimeout = { timeout: 60_000 };

it('another person signs in', async () => {
  const page = await open('screens-dashboard--pro', { persona: 'free' });
  const plan = page.getByRole('region', { name: 'Billing Status' }).getByText('Free', { exact: true });
  await expect.poll(() => plan.count(), longTimeout).toBe(1);
  await page.close();
});

it('there is no network', async () => {
  const page = await open('screens-dashboard--pro', { network: 'offline' });
  const retry = page.getByRole('button', { name: /Retry/ });
  await expect.poll(() => retry.count(), longTimeout).toBe(3);
  await page.close();
});

/** The files with the words of another language that a page has loaded. */
const wordsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/(ar|de)-[^/]*\.js$/.exec(name)?.[1] ?? []),
  );

it('a story speaks the language of the toolbar, and so do the labels of a component alone; English loads no words [W4]', async () => {
  const german = await open('screens-dashboard--pro', { language: 'de' });
  await german.getByRole('heading', { name: 'Übersicht', level: 1 }).waitFor(longTimeout);
  expect(await german.locator('html').getAttribute('lang')).toBe('de');
  expect(await wordsOf(german)).toEqual(['de']);
  await german.close();
  const arabic = await show('account-plangrid--on-free', { language: 'ar', theme: 'dark' });
  const page = arabic.locator('html');
  expect(await page.evaluate(({ lang, dir, dataset }: HTMLElement) => [lang, dir, dataset['theme']])).toEqual(
    ['ar', 'rtl', 'dark'],
  );
  await arabic.getByRole('list', { name: 'الباقات' }).waitFor(longTimeout);
  await arabic.close();
  const english = await show('account-plangrid--on-free', { direction: 'rtl' });
  expect(await english.locator('html').evaluate(({ lang, dir }: HTMLElement) => [lang, dir])).toEqual([
    'en',
    'rtl',
  ]);
  expect(await wordsOf(english)).toEqual([]);
  await english.close();
}, 200_000);

it('a story is played as it was written, and not for another person, network or language [G2, W4]', async () => {
  const played = async (globals: Record<string, string>) => {
    const page = await show('primitives-badge--tones', globals);
    await page.evaluate(() => {
      const phases: string[] = (Object.assign(globalThis, { phases: [] }) as { phases: string[] }).phases;
      globalThis.__STORYBOOK_ADDONS_CHANNEL__?.on('storyRenderPhaseChanged', ({ newPhase }) =>
        phases.push(newPhase),
      );
    });
    await go(page, 'screens-dashboard--pro');
    const phases = await page.evaluate(() => (globalThis as unknown as { phases: string[] }).phases);
    await page.close();
    expect(phases).toContain('rendering');
    return phases.includes('playing');
  };
  expect(await played({})).toBe(true);
  expect(await played({ persona: 'free' })).toBe(false);
  expect(await played({ network: 'offline' })).toBe(false);
  expect(await played({ language: 'de' })).toBe(false);
  expect(await played({ textSize: 'double' })).toBe(true);
});

it('the search of the catalogue finds tokens, dark mode and spacing [G5]', async () => {
  const page = await context.newPage();
  await page.goto(`${catalogue.url}?path=/story/primitives-badge--tones`);
  const field = page.getByRole('combobox', { name: 'Search for components' }).locator('input');
  for (const [words, found] of [
    ['token', 'Tokens'],
    ['dark mode', 'Colour tokens in light and dark mode'],
    ['spacing', 'Spacing and size tokens'],
  ] as const) {
    await field.fill(words, longTimeout);
    const results = page.getByRole('option').filter({ hasText: found });
    await expect.poll(() => results.count(), { ...longTimeout, message: words }).toBeGreaterThan(0);
  }
  await page.close();
});

it('text, direction, motion and colours follow', async () => {
  const page = await show('primitives-spinner--sizes', {
    textSize: 'double',
    direction: 'rtl',
    motion: 'reduced',
    colours: 'forced',
  });
  const seen = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== 1);
    const ground = getComputedStyle(document.body).backgroundColor;
    return { size: style.fontSize, direction: style.direction, turns: moving.length, ground };
  });
  expect(seen).toMatchObject({ size: '32px', direction: 'rtl', turns: 0 });
  const own = await show('primitives-spinner--sizes');
  expect(seen.ground).not.toBe(await own.evaluate(() => getComputedStyle(document.body).backgroundColor));
  await own.close();
  await page.close();
});

it('both themes stand side by side', async () => {
  const page = await show('primitives-badge--tones', { theme: 'side by side' });
  const grounds = await Promise.all(
    ['light', 'dark'].map(async (theme) => {
      const frame = page.frameLocator(`iframe[title="${theme} theme"]`);
      await frame.getByText('Offline').waitFor();
      // The story is on the page a moment before its theme is.
      await frame.locator(`html[data-theme="${theme}"]`).waitFor();
      return frame.locator('body').evaluate((element) => getComputedStyle(element).backgroundColor);
    }),
  );
  expect(new Set(grounds).size).toBe(2);
  await page.close();
});

/** The look of everything inside a state, because some controls show it by the box around them. */
const looks = (within: string) =>
  [...document.querySelectorAll<HTMLElement>(`${within}, ${within} *`)]
    // The variables are compared too. They draw parts of controls that no script can read.
    .map((element) =>
      Array.from(element.computedStyleMap(), ([name, values]) =>
        [name, ...Array.from(values, (value) => value.toString())].join(' '),
      ).join('; '),
    )
    .join('\n');

/** Controls to type into, which have no look for being pressed. */
const fields = ['textfield', 'textarea', 'select', 'chatcomposer'];
const controls = ['button', 'iconbutton', 'textbutton', 'passwordfield', 'paymentmethodlist', 'slider'];

/** The stories with all states of a control, opened one after the other on the same page. */
describe('under the pointer, pressed and focused', () => {
  let ids: readonly string[] = [];
  /** The id of a component's story. Only the catalogue knows in which group the component is. */
  function story(component: string) {
    const id = ids.find((candidate) => candidate.endsWith(`-${component}-pointer-and-keyboard--each-one`));
    if (id === undefined) throw new Error(`The catalogue has no story of ${component} in its states.`);
    return id;
  }
  let page: Page;

  beforeAll(async () => {
    const index = await fetch(`${catalogue.url}index.json`, { signal: AbortSignal.timeout(10_000) });
    ids = Object.keys(((await index.json()) as { entries: object }).entries);
    page = await show(story('button'));
  }, 60_000);
  afterAll(() => page.close());

  it.each([...controls, 'themeswitch', 'avatarpicker', 'usermenu', ...fields])(
    'the %s differs from itself at rest',
    async (component) => {
      await go(page, story(component));
      const look = (state: string) => page.evaluate(looks, `[data-state="${state}"] > div > :last-child`);
      const rest = await look('rest');
      expect(rest).not.toBe('');
      const pressed = fields.includes(component) ? [] : ['active'];
      for (const state of ['hover', 'focus-visible', ...pressed])
        await expect.poll(() => look(state), { message: state }).not.toBe(rest);
    },
  );

  it('a label, which never takes the focus, has no ring', async () => {
    await go(page, story('textfield'));
    const styleOf = (element: string) =>
      page.evaluate(
        (selector) => getComputedStyle(document.querySelector(selector)!).outlineStyle,
        `[data-state="focus-visible"] ${element}`,
      );
    await expect.poll(() => styleOf('input')).toBe('solid');
    expect(await styleOf('label')).toBe('none');
  });

  it.each([
    ['sidebar', (nth: number) => `nav li:nth-child(${nth}) button`],
    ['menu', (nth: number) => `[role="menuitem"]:nth-of-type(${nth})`],
  ])('the parts of the %s differ', async (component, part) => {
    await go(page, story(component));
    const look = (nth: number) => page.evaluate(looks, part(nth));
    await expect
      .poll(async () => new Set(await Promise.all([1, 2, 3, 4].map(look))).size, { timeout: 20_000 })
      .toBe(4);
  });
});
