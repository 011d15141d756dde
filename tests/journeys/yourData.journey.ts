import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { unzipped } from '../../src/screens/profile/data/archive/unzipped.fixture.ts';
import { chooseFromUserMenu, newPerson, type Person, pixel, signIn, signUp } from './people.ts';
import { it, noProfileYet } from './visit.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Asks the agent something, so that there is a conversation to keep. */
async function askAgent(page: Page, question: string, answer: RegExp) {
  await page.getByLabel('Ask about your account…', { exact: true }).fill(question);
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText(answer).waitFor();
}

/** Adds a picture to the profile, and leaves the account page again. */
async function addPicture(page: Page) {
  const input = page.getByLabel('Profile picture', { exact: true }).and(page.locator('input'));
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pixel });
  await page.getByText('Change picture').waitFor();
  await button(page, 'Update Profile').click();
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
}

/** Downloads the copy, and opens it. */
async function downloadCopy(page: Page) {
  const card = page.getByRole('region', { name: 'Your data', exact: true });
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download a copy' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.zip$/);
  await card.getByText(/^Your copy is complete\./).waitFor();
  const files = unzipped(readFileSync(await download.path()));
  return (name: string) => files[name] ?? '';
}

/** Deletes the account, up to the landing page. */
async function deleteAccount(page: Page, { email, password }: Person) {
  await page
    .getByRole('region', { name: 'Delete account', exact: true })
    .getByRole('button', { name: 'Delete account' })
    .click();
  await page.getByLabel(/^Your email address/).fill(email);
  await button(page, 'Delete for good').click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Password', { exact: true }).fill(password);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await button(page, 'Get Started').waitFor();
  await page.getByText('Your account and everything we stored about you are gone.').waitFor();
}

/** The session of a deleted account cannot be ended once more, which the console says; and its password is no longer right. */
const gone = [/40[13].*\/auth\/v1\/logout/, /400.*\/auth\/v1\/token/, /401.*\/rest\/v1\//];

it('somebody takes everything along that is stored of them, deletes the account and cannot sign in any more [U32, U35]', async ({
  visit,
}) => {
  const page = await visit({ width: 1440, expected: [noProfileYet, ...gone] });
  const person = newPerson('Mary Jackson');
  await signUp(page, person);
  await signIn(page, person);
  await askAgent(page, 'What plan am I on?', /You are on the/);
  await chooseFromUserMenu(page, person.fullName, 'Edit Profile');
  await addPicture(page);
  await chooseFromUserMenu(page, person.fullName, 'Edit Profile');

  const text = await downloadCopy(page);
  expect(JSON.parse(text('account.json'))).toMatchObject({ email: person.email });
  expect(JSON.parse(text('profile.json'))).toMatchObject({ full_name: person.fullName });
  expect(text('conversation_entries.json')).toContain('What plan am I on?');
  const [picture] = JSON.parse(text('pictures.json')) as { name: string }[];
  expect(text(`pictures/${picture?.name.split('/').at(-1)}`).length).toBeGreaterThan(20);
  expect(text('index.html')).toContain(person.email);

  await deleteAccount(page, person);
  await button(page, 'Sign In').click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await button(page, 'Sign In').click();
  await page.getByText('No account matched that email and password.').waitFor();
});
