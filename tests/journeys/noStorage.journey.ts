import { expect } from 'vitest';
import { ask, press, findHeading } from './actions.ts';
import { demo, signIn } from './people.ts';
import { it } from './visit.ts';

it('a browser that refuses to store anything signs in, chats and keeps an edit until it is saved [S1, S8]', async ({
  visit,
}) => {
  const page = await visit();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await page.reload();
  await press(page, 'Sign In');
  await signIn(page, demo);
  await press(page, 'Text Chat');
  const chat = await ask(page, 'What plan am I on?');
  await chat.getByText(/^You are on the/).waitFor();
  await page.keyboard.press('Escape');
  await chat.waitFor({ state: 'hidden' });

  await press(page, 'Edit');
  await page.getByLabel('Location').fill('Lisbon');
  await press(page, 'Back to Dashboard');
  await press(page, 'Edit');
  expect(await page.getByLabel('Location').inputValue()).toBe('Lisbon');
  // The demo account is left as it was, because other journeys look at it too.
  await page.getByLabel('Location').fill('Arlington, Virginia');
  await press(page, 'Update Profile');
  await findHeading(page, 'Dashboard');
});
