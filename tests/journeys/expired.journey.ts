import type { Page } from 'playwright';
import { expect } from 'vitest';
import { chooseFromUserMenu, signIn, signUp, newPerson, type Person } from './people.ts';
import { allAnswered, endedWhileReading, it, noProfileYet, type Visit } from './visit.ts';

const storageKey = 'parley-session';

/** Signs the user out everywhere, from another device. */
async function endSessions(visit: Visit, person: Person) {
  const device = await visit({ expected: [endedWhileReading] });
  await device.getByRole('button', { name: 'Sign In', exact: true }).click();
  await signIn(device, person);
  await chooseFromUserMenu(device, person.fullName, 'Edit Profile');
  // What is still being read when the session ends is refused, which the console says. Each card reads its own.
  await device.getByText('This device', { exact: true }).waitFor();
  await allAnswered(device);
  await device.getByRole('button', { name: 'Sign out everywhere' }).click();
  await device.getByRole('button', { name: 'Get Started' }).waitFor();
}

it('a session that ends in mid-work: nothing typed is lost, and the save goes on [S4, S7]', async ({
  visit,
}) => {
  const page = await visit({
    expected: [
      noProfileYet,
      endedWhileReading,
      // The save is refused, after which the form asks to sign in again.
      /401.*\/rest\/v1\/profiles/,
      /403.*\/auth\/v1\/(user|logout)/,
      /400.*\/auth\/v1\/token/,
    ],
  });
  const katherine = newPerson('Katherine Johnson');
  await signUp(page, katherine);
  await signIn(page, katherine);
  await chooseFromUserMenu(page, katherine.fullName, 'Edit Profile');
  await page.getByLabel('Location').fill('White Sulphur Springs');

  await endSessions(visit, katherine);
  await page.getByRole('button', { name: 'Update Profile' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password', { exact: true }).fill('not the one');
  await again.getByRole('button', { name: 'Sign In' }).click();
  await again.getByText('That password is not right. Please try again.').waitFor();

  await again.getByLabel('Password', { exact: true }).fill(katherine.password);
  await again.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByText('Your profile has been successfully updated.').waitFor();
  await again.waitFor({ state: 'detached' });

  await page.reload();
  await page.getByText('White Sulphur Springs').waitFor();
});

/** The code in the newest mail to somebody. */
async function mailedCode(page: Page, { email }: Person) {
  const answer = await page.request.get('/_local/mail?format=json');
  const mails = (await answer.json()) as { to: string; text: string }[];
  return /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
}

it('a session that ends in mid-work, and nobody knows the password: a mailed code goes on with the save [U48]', async ({
  visit,
}) => {
  const page = await visit({
    expected: [
      noProfileYet,
      endedWhileReading,
      /401.*\/rest\/v1\/profiles/,
      /403.*\/auth\/v1\/(user|logout|verify)/,
      /400.*\/auth\/v1\/token/,
    ],
  });
  const mary = newPerson('Mary Jackson');
  await signUp(page, mary);
  await signIn(page, mary);
  await chooseFromUserMenu(page, mary.fullName, 'Edit Profile');
  await page.getByLabel('Location').fill('Hampton');

  await endSessions(visit, mary);
  await page.getByRole('button', { name: 'Update Profile' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByRole('button', { name: 'Email me a code' }).click();
  await again.getByText(`We have sent a code to ${mary.email}.`, { exact: false }).waitFor();
  const code = await mailedCode(page, mary);
  await again.getByLabel('Code from the mail').fill(code === '111111' ? '222222' : '111111');
  await again.getByRole('button', { name: 'Sign In' }).click();
  await again.getByText('That code is wrong or has expired.', { exact: false }).waitFor();

  await again.getByLabel('Code from the mail').fill(code);
  await again.getByLabel('Code from the mail').press('Enter');
  await page.getByText('Your profile has been successfully updated.').waitFor();
  await again.waitFor({ state: 'detached' });

  // The new session goes on after a reload.
  await page.reload();
  await page.getByText('Hampton').waitFor();
});

it('a start that reaches nobody ends, and the account opens when the network is back [S4, V2]', async ({
  visit,
}) => {
  const page = await visit({ expected: [noProfileYet, /\/auth\/v1\/token/] });
  const dorothy = newPerson('Dorothy Vaughan');
  await signUp(page, dorothy);
  await signIn(page, dorothy);

  await page.evaluate((key) => {
    const session: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify(Object.assign(Object(session), { expires_at: 1 })));
  }, storageKey);
  const refreshing = '**/auth/v1/token?grant_type=refresh_token';
  await page.route(refreshing, (route) => route.abort());
  await page.reload();
  // The app gives up after 5 s, which offline.test.ts holds by the clock; the client alone would try for 30 s.
  await page.getByText('We cannot reach the server').waitFor({ timeout: 20_000 });
  expect(await page.getByRole('button', { name: 'Sign In', exact: true }).isVisible()).toBe(true);

  await page.context().setOffline(true);
  await page.getByText('You are offline').waitFor();
  await page.unroute(refreshing);
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  expect(await page.getByText('We cannot reach the server').count()).toBe(0);
});
