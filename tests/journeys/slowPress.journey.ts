import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { holdCode } from './holdCode.ts';
import { demo, signIn } from './people.ts';
import { it, takePicture, type VisitOptions, withMotion } from './visit.ts';

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

async function signInAsDemo(page: Page) {
  await button(page, 'Sign In').click();
  await signIn(page, demo);
}

/** The accessible tree's busy buttons, by their text. */
const busy = (page: Page) => page.locator('button[aria-busy="true"]').allTextContents();

/** How the line of an element moves that says that it waits; undefined when no line is drawn. */
const lineOf = (place: Locator) =>
  place.evaluate((element) => {
    const { content, animationName, animationDelay, animationDuration, animationIterationCount } =
      getComputedStyle(element, '::after');
    if (content === 'none' || animationName === 'none') return undefined;
    return { delay: animationDelay, duration: animationDuration, count: animationIterationCount };
  });

const moving = { duration: '0.7s', count: 'infinite' };
const still = { duration: '0.001s', count: '1' };

const views: readonly (VisitOptions & { width: number })[] = [
  { width: 1280, asks: withMotion },
  { width: 390, asks: { colorScheme: 'dark' } },
];

for (const view of views) {
  const line = view.asks === withMotion ? moving : still;

  it(`a press before the app's code has arrived is marked until it is replayed, at ${view.width} px [V23]`, async ({
    visit,
  }) => {
    const page = await visit(view);
    const code = await holdCode(page, 'index');
    await button(page, 'Sign In').click();
    await heading(page, 'Welcome Back');
    expect(await busy(page)).toEqual([]);

    const show = button(page, 'Show password');
    const signUp = button(page, 'Sign up here');
    const places = async () => [await show.boundingBox(), await signUp.boundingBox()];
    const before = await places();
    await show.click();
    expect(await busy(page)).toEqual(['Show']);
    expect(await lineOf(show)).toEqual({ delay: '0s', ...line });
    // The next press takes the mark along, and nothing changes its place.
    await signUp.click();
    expect(await busy(page)).toEqual(['Sign up here']);
    expect(await lineOf(signUp)).toEqual({ delay: '0s', ...line });
    expect(await places()).toEqual(before);
    await takePicture(page, `slow-press-${view.width}`);

    code.arrive();
    await heading(page, 'Create Account');
    expect(await page.locator('[data-waiting], button[aria-busy="true"]').count()).toBe(0);
  });
}

it('the form opens at once as long as only its own code is missing, too [V23]', async ({ visit }) => {
  const page = await visit({ asks: withMotion });
  const code = await holdCode(page, 'Visitor');
  const landing = page.waitForResponse(/\/Landing-[^/]*\.js$/);
  await button(page, 'Sign In').hover();
  await landing;
  // React would take over the page by now.
  await page.waitForTimeout(500);
  await button(page, 'Sign In').click();
  await heading(page, 'Welcome Back');
  await button(page, 'Sign up here').click();
  expect(await busy(page)).toEqual(['Sign up here']);
  code.arrive();
  await heading(page, 'Create Account');
});

it('a press whose code cannot be fetched is not marked any longer, nor made later: the next press counts [V23]', async ({
  visit,
}) => {
  // Older browsers never ask again for what a page begins with (docs/browsers.md).
  const page = await visit({
    inNewestBrowser: true,
    asks: withMotion,
    expected: [/index-/, /^exception: $/],
  });
  const code = await holdCode(page, 'index');
  await button(page, 'Sign In').click();
  await button(page, 'Sign up here').click();
  expect(await busy(page)).toEqual(['Sign up here']);
  // The next attempt is held from the beginning, whatever starts it.
  const held = await holdCode(page, 'index');
  code.fail();
  await expect.poll(() => busy(page)).toEqual([]);
  await button(page, 'Show password').click();
  expect(await busy(page)).toEqual(['Show']);
  held.arrive();
  await button(page, 'Hide password').waitFor();
  expect(await busy(page)).toEqual([]);
  await heading(page, 'Welcome Back');
});

it('a press in the sidebar is marked until its screen is there, on a slow line too [V23]', async ({
  visit,
}) => {
  const page = await visit({ width: 1280, asks: withMotion });
  await signInAsDemo(page);
  const codes = [await holdCode(page, 'Billing'), await holdCode(page, 'Payments')];
  const entries = page.getByRole('navigation', { name: 'Main' });
  const at = await entries.boundingBox();

  await button(entries, 'Billing').click();
  await expect.poll(() => busy(page)).toEqual(['Billing']);
  // A screen that comes within 100 ms shows no line.
  expect(await lineOf(button(entries, 'Billing'))).toEqual({ delay: '0.1s', ...moving });
  await button(entries, 'Payments').click();
  await expect.poll(() => busy(page)).toEqual(['Payments']);
  // The screen and its mark stay meanwhile.
  await heading(page, 'Dashboard');
  expect(await button(entries, 'Dashboard').getAttribute('aria-current')).toBe('page');
  expect(await entries.boundingBox()).toEqual(at);
  await takePicture(page, 'slow-press-sidebar');

  // Whoever stays waits for nothing.
  await button(entries, 'Dashboard').click();
  await expect.poll(() => busy(page)).toEqual([]);
  await button(entries, 'Payments').click();
  await expect.poll(() => busy(page)).toEqual(['Payments']);
  for (const { arrive } of codes) arrive();
  await heading(page, 'Payments');
  expect(await busy(page)).toEqual([]);
  expect(await button(entries, 'Payments').getAttribute('aria-current')).toBe('page');
});

/** Presses 'Billing' in the menu of a phone while its code is on its way. */
async function pressBilling(page: Page) {
  await signInAsDemo(page);
  const code = await holdCode(page, 'Billing');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await button(page, 'Menu').click();
  await button(menu, 'Billing').click();
  await expect.poll(() => busy(page)).toEqual(['Billing']);
  return { code, menu };
}

it("a phone's menu stays open with the mark until the screen is there, and a failure ends it [V23]", async ({
  visit,
}) => {
  const page = await visit({ width: 390, asks: withMotion, expected: [/Billing-/, /could not be fetched/] });
  const { code, menu } = await pressBilling(page);
  expect(await lineOf(button(menu, 'Billing'))).toEqual({ delay: '0.1s', ...moving });
  await takePicture(page, 'slow-press-phone');
  // Whoever closes it meanwhile takes nothing back.
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await heading(page, 'Dashboard');

  await button(page, 'Menu').click();
  await button(menu, 'Billing').click();
  code.fail();
  await menu.waitFor({ state: 'hidden' });
  await page.getByText('This part of the app could not be loaded').waitFor();
  expect(await busy(page)).toEqual([]);
  await code.release();
  await button(page, 'Try again').click();
  await heading(page, 'Billing & Subscriptions');
});

it('the agent opens at once from a phone’s menu, and stays, while the code of a screen is on its way [V10, V23]', async ({
  visit,
}) => {
  const page = await visit({ width: 390, asks: withMotion });
  const { code, menu } = await pressBilling(page);
  await button(menu, 'AI Agent').click();
  const agent = page.getByRole('dialog', { name: 'My Agent' });
  await agent.waitFor();
  await menu.waitFor({ state: 'hidden' });
  code.arrive();
  await page.getByText('Billing & Subscriptions').waitFor();
  expect(await agent.isVisible()).toBe(true);
});

it('on a phone the focus goes to the screen that the menu has opened [V23, H1]', async ({ visit }) => {
  const page = await visit({ width: 390, asks: withMotion });
  await signInAsDemo(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const [name, title] of [
    ['Billing', 'Billing & Subscriptions'],
    ['Dashboard', 'Dashboard'],
  ] as const) {
    await button(page, 'Menu').click();
    await button(menu, name).click();
    await heading(page, title);
    await menu.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  }
});
