import type { Page } from 'playwright';
import { expect } from 'vitest';
import { themeStorageKey } from '../../src/services/preferenceKeys.ts';
import { holdCode } from './holdCode.ts';
import { chooseFromUserMenu, dashboardComplete, demo, signIn } from './people.ts';
import { allAnswered, endedWhileReading, it } from './visit.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const see = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

it('Back and Forward step through the views, and the address never changes [V1]', async ({ visit }) => {
  const page = await visit();
  const address = page.url();
  const same = () => expect(page.url()).toBe(address);

  await press(page, 'Get Started');
  await see(page, 'Create Account');
  await press(page, 'Sign in here');
  await see(page, 'Welcome Back');
  same();
  await page.goBack();
  await see(page, 'Create Account');
  await page.goBack();
  await page.getByRole('button', { name: 'Create Your Account' }).waitFor();
  await page.goForward();
  await see(page, 'Create Account');
  await press(page, 'Back');
  await press(page, 'Sign In');
  await signIn(page, demo);
  same();

  await press(page, 'Manage billing');
  await see(page, 'Choose Your Plan');
  await chooseFromUserMenu(page, demo.fullName, 'Edit Profile');
  await see(page, 'Edit Profile');
  same();
  await page.goBack();
  await see(page, 'Choose Your Plan');
  await page.goBack();
  await see(page, 'Dashboard');
  same();
});

it('Back leads nobody out of the account or into it [V1, P1]', async ({ visit }) => {
  const page = await visit({ expected: [endedWhileReading] });
  await press(page, 'Sign In');
  await signIn(page, demo);
  await page.goBack();
  await see(page, 'Dashboard');
  expect(await page.getByRole('heading', { name: 'Welcome Back' }).count()).toBe(0);

  await press(page, 'Manage billing');
  // What is still being read when the session ends is refused.
  await see(page, 'Choose Your Plan');
  await allAnswered(page);
  await chooseFromUserMenu(page, demo.fullName, 'Sign Out');
  await page.getByRole('button', { name: 'Get Started' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Get Started' }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
});

it('a reload that shows the dashboard begins at its top, however far the page before was scrolled [V1]', async ({
  visit,
}) => {
  const page = await visit({ height: 600 });
  await press(page, 'Sign In');
  await signIn(page, demo);
  await chooseFromUserMenu(page, demo.fullName, 'Edit Profile');
  await see(page, 'Edit Profile');
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.reload();
  await see(page, 'Dashboard');
  await dashboardComplete(page);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

it('the dashboard begins at its top, however far the form to sign in was scrolled [V1]', async ({
  visit,
}) => {
  const page = await visit({ width: 390, height: 300 });
  await press(page, 'Sign In');
  await page.getByLabel('Password', { exact: true }).waitFor();
  await page.evaluate(() => scrollTo(0, 120));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  await signIn(page, demo);
  await see(page, 'Dashboard');
  await dashboardComplete(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

it('Back and Forward return to where a view was left; opened in another way it begins at its top [V1]', async ({
  visit,
}) => {
  const page = await visit({ width: 390, height: 664 });
  const top = () => page.evaluate(() => Math.round(scrollY));
  const scrollNear = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).scrollIntoViewIfNeeded();
    await expect.poll(top).toBeGreaterThan(100);
    return top();
  };

  const left = await scrollNear('Create Your Account');
  await press(page, 'Create Your Account');
  await see(page, 'Create Account');
  expect(await top()).toBe(0);
  // The form shows before the code that Back needs is here.
  await expect.poll(() => page.evaluate(() => history.state)).toMatchObject({ view: 'signup' });
  await page.goBack();
  await page.getByRole('button', { name: 'Create Your Account' }).waitFor();
  await expect.poll(top).toBe(left);

  await page.evaluate(() => scrollTo(0, 0));
  await press(page, 'Sign In');
  await signIn(page, demo);
  await dashboardComplete(page);
  const atDashboard = await scrollNear('Manage billing');
  await press(page, 'Manage billing');
  await see(page, 'Choose Your Plan');
  expect(await top()).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(top).toBe(300);
  await page.goBack();
  await see(page, 'Dashboard');
  await expect.poll(top).toBe(atDashboard);
  await page.goForward();
  await see(page, 'Choose Your Plan');
  await expect.poll(top).toBe(300);

  await press(page, 'Back to Dashboard');
  await see(page, 'Dashboard');
  expect(await top()).toBe(0);
  await page.goBack();
  await see(page, 'Choose Your Plan');
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(top).toBe(300);
  await page.goBack();
  await see(page, 'Dashboard');
  // What was ahead is gone: its place in the history is that of another view now, which was never scrolled.
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(top).toBe(0);
  // Without scrolling to the button.
  await page.getByRole('button', { name: 'Edit', exact: true }).dispatchEvent('click');
  await see(page, 'Edit Profile');
  await press(page, 'Back to Dashboard');
  await see(page, 'Dashboard');
  await page.goBack();
  await see(page, 'Edit Profile');
  expect(await top()).toBe(0);
});

it('Back returns to where a view was left also from a view that is shorter [V1]', async ({ visit }) => {
  const page = await visit({ height: 500 });
  await press(page, 'Sign In');
  await signIn(page, demo);
  await dashboardComplete(page);
  const shown = page.getByRole('navigation', { name: 'Main' });
  const top = () => page.evaluate(() => Math.round(scrollY));
  const toEnd = () =>
    page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return Math.round(scrollY);
    });
  const ofDashboard = await toEnd();
  for (let time = 0; time < 4; time += 1) {
    await shown.getByRole('button', { name: 'Payments' }).click();
    await see(page, 'Payments');
    // The list is there, and longer than the dashboard.
    await expect.poll(toEnd).toBeGreaterThan(ofDashboard + 300);
    const ofPayments = await toEnd();
    await shown.getByRole('button', { name: 'Dashboard' }).click();
    await see(page, 'Dashboard');
    await page.goBack();
    await see(page, 'Payments');
    await expect.poll(top).toBe(ofPayments);
    await page.goBack();
    await see(page, 'Dashboard');
  }
});

it('a view brings its own styles, and nothing that the page had before', async ({ visit }) => {
  const page = await visit();
  await press(page, 'Sign In');
  await signIn(page, demo);
  const faces = () => page.evaluate(() => document.fonts.size);
  const before = await faces();
  await press(page, 'Manage billing');
  await see(page, 'Choose Your Plan');
  await chooseFromUserMenu(page, demo.fullName, 'Edit Profile');
  await see(page, 'Edit Profile');
  // If the font were declared again, it would be loaded again and all text laid out again.
  expect(await faces()).toBe(before);
});

it('the theme that was chosen is still there after a reload', async ({ visit }) => {
  const page = await visit();
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await press(page, 'Theme');
  await page.getByRole('menuitemradio', { name: 'Dark theme' }).click();
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();

  await page.reload();
  expect(await paper()).toBe(dark);
  // A press beside an open menu closes it, and also has its own effect.
  await press(page, 'Theme');
  await page.getByRole('menuitemradio', { name: 'Dark theme', checked: true }).waitFor();
  await press(page, 'Sign In');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  await signIn(page, demo);
  expect(await paper()).toBe(dark);
});

it('a press on a button whose icon changes before the release still counts', async ({ visit }) => {
  const page = await visit();
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), themeStorageKey);
  const code = await holdCode(page, 'index');
  await page.reload();
  await page.getByRole('button', { name: 'Theme', exact: true }).hover();
  await page.mouse.down();
  // The app shows the moon instead of the screen of the page that is the same for everybody.
  const chosen = page.locator('[role="menuitemradio"][aria-checked="true"]', { hasText: 'Dark theme' });
  expect(await chosen.count()).toBe(0);
  code.arrive();
  await chosen.waitFor({ state: 'attached' });
  await page.mouse.up();
  await chosen.waitFor();
});

it('the view that was open is not forgotten while the session resolves [V2]', async ({ visit }) => {
  const page = await visit();
  await press(page, 'Sign In');
  await signIn(page, demo);
  await page.reload();
  await see(page, 'Dashboard');
  expect(await page.getByRole('button', { name: 'Get Started' }).count()).toBe(0);
});
