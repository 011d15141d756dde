import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveCatalogue } from '../../scripts/catalogueServer.ts';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts';

const folder = 'dist/storybook';
let catalogue: Awaited<ReturnType<typeof serveCatalogue>>;
let browser: Browser;

beforeAll(async () => {
  if (!existsSync(`${folder}/iframe.html`))
    execFileSync('npm', ['run', '--silent', 'build:storybook'], { stdio: 'inherit' });
  catalogue = await serveCatalogue({ folder, below: '/catalogue/' });
  browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
}, 300_000);
afterAll(async () => {
  await browser.close();
  await catalogue.close();
});

/** A story with the toolbar set as in `globals`, once it has been rendered. */
async function show(id: string, globals: Record<string, string> = {}) {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
  const set = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  const query = new URLSearchParams({ id, viewMode: 'story', globals: set.join(';') });
  await page.goto(`${catalogue.url}iframe.html?${query}`);
  await page.waitForFunction(
    () => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    undefined,
    { timeout: 60_000 },
  );
  return page;
}

it('another person signs in', async () => {
  const page = await show('screens-dashboard--pro', { persona: 'free' });
  const plan = page.getByRole('region', { name: 'Billing Status' }).getByText('Free', { exact: true });
  await expect.poll(() => plan.count()).toBe(1);
  await page.close();
});

it('there is no network', async () => {
  const page = await show('screens-dashboard--pro', { network: 'offline' });
  const retry = page.getByRole('button', { name: /Retry/ });
  await expect.poll(() => retry.count()).toBe(3);
  await page.close();
});

it('text, direction, motion and colours follow', async () => {
  const page = await show('ui-spinner--sizes', {
    textSize: '200',
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
  const own = await show('ui-spinner--sizes');
  expect(seen.ground).not.toBe(await own.evaluate(() => getComputedStyle(document.body).backgroundColor));
  await own.close();
  await page.close();
});

it('both themes stand side by side', async () => {
  const page = await show('ui-badge--tones', { theme: 'side by side' });
  const grounds = await Promise.all(
    ['light', 'dark'].map(async (theme) => {
      const body = page.frameLocator(`iframe[title="${theme} theme"]`).locator('body');
      await body.locator('[data-theme], span').first().waitFor({ state: 'attached' });
      return body.evaluate((element) => getComputedStyle(element).backgroundColor);
    }),
  );
  expect(new Set(grounds).size).toBe(2);
  await page.close();
});

/** Each control's own looks and those right around it: a field's ring is its box's. */
const looks = (state: string) =>
  [
    ...document.querySelectorAll<HTMLElement>(
      `[data-state="${state}"] :is(button, input, select, textarea, a)`,
    ),
  ].map((element) =>
    [element, element.parentElement ?? element]
      .map((part) => {
        const style = getComputedStyle(part);
        const fill = [style.backgroundColor, style.borderColor, style.color, style.translate];
        return [...fill, style.textDecoration, style.outlineStyle, style.boxShadow].join(' ');
      })
      .join(' / '),
  );

it.each(['button', 'iconbutton', 'textbutton', 'textfield', 'select'])(
  'the %s differs from itself at rest under the pointer and focused',
  async (component) => {
    const page = await show(`ui-${component}-pointer-and-keyboard--each-one`);
    const rest = await page.evaluate(looks, 'rest');
    expect(rest.length).toBeGreaterThan(0);
    for (const state of ['hover', 'focus-visible'])
      await expect
        .poll(async () => (await page.evaluate(looks, state)).filter((look, i) => look === rest[i]))
        .toEqual([]);
    await page.close();
  },
);
