import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { demo } from './people.ts';
import { it } from './visit.ts';

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let presses = 0; presses < 40 && !(await isFocused(target)); presses += 1)
    await page.keyboard.press('Tab');
  const shows = await target.evaluate(
    (element) => element.matches(':focus-visible') && getComputedStyle(element).outlineStyle !== 'none',
  );
  expect(shows, `${String(target)} is reached by Tab, and its focus shows`).toBe(true);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('everything can be done without a mouse [V6, V8, V9, R6]', async ({ visit }) => {
  const page = await visit();
  await tabTo(page, button(page, 'Sign In'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  await tabTo(page, page.getByLabel('Email', { exact: true }));
  await page.keyboard.type(demo.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();

  await tabTo(page, button(page, 'Manage billing'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Choose Your Plan' }).waitFor();
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Dashboard' }),
  );
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();

  await tabTo(page, button(page, 'Text Chat'));
  await page.keyboard.press('Enter');
  const chat = page.getByRole('dialog', { name: 'Chat with Your Agent' });
  await chat.waitFor();
  // The field has the focus at once, without Tab.
  await expect.poll(() => isFocused(chat.getByLabel('Message'))).toBe(true);
  await page.keyboard.type('What does');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Pro include?');
  expect(await chat.getByLabel('Message').inputValue()).toBe('What does\nPro include?');
  await page.keyboard.press('Enter');
  await chat.getByRole('log').getByText('Priority support').waitFor();
  // Tab never reaches the page behind the dialog. It may go to the browser's own buttons and comes back from there.
  const inside = new Set<string>();
  for (let tabs = 0; tabs < 12; tabs++) {
    await page.keyboard.press('Tab');
    inside.add(
      await page.evaluate(() => {
        const { activeElement, body } = document;
        if (activeElement === body) return 'nothing';
        return activeElement?.closest('dialog') ? 'the dialog' : 'the page';
      }),
    );
  }
  expect([...inside]).not.toContain('the page');
  expect([...inside]).toContain('the dialog');
  await page.keyboard.press('Escape');
  await chat.waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(button(page, 'Text Chat'))).toBe(true);

  await tabTo(page, page.getByRole('button', { name: demo.fullName }));
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await button(page, 'Get Started').waitFor();
});

it('the first Tab offers to skip to the content', async ({ visit }) => {
  const page = await visit();
  await button(page, 'Sign In').click();
  await page.getByLabel('Email', { exact: true }).fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await button(page, 'Sign In').click();
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  await page.reload();
  // The prerendered frame, but for the agent's field, cannot be focused before React is here.
  await expect.poll(() => page.locator('#root [inert]').count()).toBe(0);
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(await isFocused(skip)).toBe(true);
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'Manage billing'));
});
