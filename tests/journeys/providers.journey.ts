import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { newPerson, signIn, signOut, type Person } from './people.ts';
import { startApp } from './startedApp.ts';
import { endedWhileReading, it, noProfileYet } from './visit.ts';

let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  app = await startApp({ EMBEDDED_PROVIDERS: 'google,github' });
}, 120_000);
afterAll(() => app.stop());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Goes to the page of a stand-in, says there who somebody is, and comes back. */
async function goThrough(page: Page, name: string, { fullName, email }: Person, answer = 'Allow') {
  await button(page, `Continue with ${name}`).click();
  await page.getByText(`A test on this machine in place of ${name}`).waitFor();
  await page.getByLabel('Name').fill(fullName);
  await page.getByLabel('Email address').fill(email);
  await button(page, answer).click();
}

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
const ways = (page: Page) => page.getByRole('region', { name: 'Ways to sign in' });

async function openAccount(page: Page) {
  await button(page, 'Edit').click();
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
  await ways(page).getByRole('listitem').first().waitFor();
}

async function mailedCode(page: Page, { email }: Person) {
  const answer = await page.request.get(`${app.origin}/_local/mail?format=json`);
  const mails = (await answer.json()) as { to: string; text: string }[];
  return /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
}

it('somebody comes with GitHub, sets a password, removes GitHub, and is found again by their address [U27, U28, U29, U31]', async ({
  visit,
}) => {
  const page = await visit({ at: app.origin, expected: [noProfileYet, endedWhileReading] });
  const ada = newPerson('Ada Lovelace');
  await button(page, 'Sign In').click();
  await goThrough(page, 'GitHub', ada, 'Deny');
  await page.getByText('The sign-in was not completed. Please try again.').waitFor();
  await goThrough(page, 'GitHub', ada);
  await dashboard(page);
  await page.getByText(`Signed in as ${ada.email}`).waitFor();
  await page.getByText('Ada Lovelace').first().waitFor();

  await openAccount(page);
  expect(await ways(page).getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^GitHub.*This is your only way to sign in\. Set a password first\./),
  ]);
  await ways(page).getByRole('button', { name: 'Set a password' }).click();
  const form = page.getByRole('dialog', { name: 'Set a password' });
  await form.getByLabel('New password').fill(ada.password);
  await form.getByRole('button', { name: 'Set password' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByText('Your account has no password.').waitFor();
  await proof.getByRole('button', { name: 'Continue' }).click();
  // Only then was the mail sent.
  await proof.getByLabel('Code from the mail').waitFor();
  await proof.getByLabel('Code from the mail').fill(await mailedCode(page, ada));
  await proof.getByRole('button', { name: 'Continue' }).click();
  await form.getByText('Password changed').waitFor();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'hidden' });

  await ways(page).getByRole('button', { name: 'Remove GitHub' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove GitHub?' });
  await removal.getByRole('button', { name: 'Remove' }).click();
  await proof.getByLabel('Password', { exact: true }).fill(ada.password);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await ways(page).getByText('GitHub was removed.').waitFor();
  await page.getByRole('region', { name: 'Activity' }).getByText('Way to sign in removed').waitFor();

  await button(page, 'Back to Dashboard').click();
  await dashboard(page);
  await signOut(page, ada);
  await button(page, 'Sign In').click();
  await signIn(page, ada);
  await signOut(page, ada);

  await button(page, 'Sign In').click();
  await goThrough(page, 'Google', ada);
  await dashboard(page);
  await openAccount(page);
  await ways(page).getByRole('button', { name: 'Remove Google' }).waitFor();
  expect(await ways(page).getByRole('listitem').count()).toBe(2);

  await ways(page).getByRole('button', { name: 'Add GitHub' }).click();
  await proof.getByLabel('Password', { exact: true }).fill(ada.password);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('A test on this machine in place of GitHub').waitFor();
  await page.getByLabel('Email address').fill(`work.${ada.email}`);
  await button(page, 'Allow').click();
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
  await ways(page).getByText('GitHub was added. You can now sign in with it.').waitFor();
  await ways(page).getByText(`work.${ada.email}`).waitFor();
});
