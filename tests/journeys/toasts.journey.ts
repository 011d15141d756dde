import type { Page } from 'playwright';
import { expect } from 'vitest';
import { ask, press } from './actions.ts';
import { dashboardComplete, demo, signIn, signUp, newPerson } from './people.ts';
import { it, noProfileYet } from './visit.ts';

/** The names of the controls whose centre a toast covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const region = document.querySelector('[role="region"][aria-label^="Notifications"]');
    return [...document.querySelectorAll('button, a[href], input, textarea')].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const all = document.elementsFromPoint(left + width / 2, top + height / 2);
      const [first] = all;
      if (!first || !region?.contains(first) || region.contains(control)) return [];
      const below = all.find((element) => !region.contains(element));
      return control.contains(below ?? null)
        ? [control.getAttribute('aria-label') ?? control.textContent]
        : [];
    });
  });

/** What a toast lies over, of what nobody should have to wait for: the screen's name, and the panel with the conversation. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const toasts = [
      ...document.querySelectorAll('[aria-label^="Notifications"] :is([role="status"], [role="alert"])'),
    ];
    // Above a dialog they lie over what it covers anyway.
    const words = document.querySelectorAll('body:not(:has(dialog[open])) :is(h1, aside[data-agent])');
    return [...words].flatMap((each) => {
      const box = each.getBoundingClientRect();
      const isOver = toasts.some((toast) => {
        const { left, top, right, bottom } = toast.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      });
      return isOver ? [each.textContent] : [];
    });
  });

async function told(page: Page, words: string) {
  await page.getByText(words, { exact: true }).waitFor();
  await expect.poll(() => covered(page)).toEqual([]);
  await expect.poll(() => hidden(page)).toEqual([]);
  // The toast is still there, so the controls were looked at beside it.
  expect(await page.getByText(words, { exact: true }).isVisible()).toBe(true);
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  it(`what lies near a toast can be read and pressed at ${width} px [X3, X4]`, async ({ visit }) => {
    const page = await visit({ width, height, expected: [noProfileYet] });
    const person = newPerson('Toasted Person');
    await signUp(page, person);
    await told(page, 'Welcome to the platform. You can now sign in.');
    await signIn(page, person);
    await told(page, 'You have successfully signed in.');

    if (width < 1280) await press(page, 'AI Agent');
    await press(page, 'Text Chat');
    const chat = await ask(page, 'Change my name to Ada Byron');
    await chat.getByRole('button', { name: 'Change my profile' }).click();
    await told(page, 'Profile updated successfully');
    await chat.getByRole('button', { name: 'Conversation options' }).click();
    await page.getByRole('menuitem', { name: 'Copy conversation' }).waitFor();
    await page.keyboard.press('Escape');
    await chat.getByLabel('Message').fill('Thank you');
    await chat.getByRole('button', { name: 'Send', exact: true }).click();
    await chat.getByText('Thank you', { exact: true }).waitFor();
  });

it('a toast whose code cannot be fetched shows once it can be [X3, X13]', async ({ visit }) => {
  const page = await visit({ expected: [/failed request: .*ToastOutlet/, /console: .*/] });
  const isToast = /\/ToastOutlet-[^/]+\.js$/;
  await page.context().route(isToast, (route) => route.abort('failed'));
  await press(page, 'Sign In');
  await signIn(page, demo);
  await dashboardComplete(page);
  expect(await page.getByText('You have successfully signed in.').count()).toBe(0);
  await page.context().unroute(isToast);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText('You have successfully signed in.').waitFor();
});

it('who loses the connection before the first toast is told that nothing was saved [X3, X9]', async ({
  visit,
}) => {
  const page = await visit({ expected: [/failed request: net::ERR_INTERNET_DISCONNECTED/, /console: .*/] });
  await press(page, 'Sign In');
  await signIn(page, demo);
  await page.reload();
  await dashboardComplete(page);
  await press(page, 'Edit');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/ToastOutlet-')),
  );
  await page.context().setOffline(true);
  await page.getByLabel('Location').fill('Lisbon');
  await press(page, 'Update Profile');
  await page.getByText('We could not reach the server. Check your connection and try again.').waitFor();
  await page.context().setOffline(false);
});

it('a toast that is dismissed gives the focus back to what was being typed [H1, X3]', async ({ visit }) => {
  const page = await visit();
  await press(page, 'Sign In');
  await signIn(page, demo);
  const field = page.getByLabel('Ask about your account…');
  await field.fill('half');
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await page.keyboard.type(' more');
  expect(await field.inputValue()).toBe('half more');
});
