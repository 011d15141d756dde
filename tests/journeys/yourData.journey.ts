import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { unzipped } from '../../src/screens/profile/data/archive/unzipped.fixture.ts';
import { chooseFromUserMenu, newPerson, pixel, signIn, signUp } from './people.ts';
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

it('somebody takes everything along that is stored of them [U32]', async ({ visit }) => {
  const page = await visit({ width: 1440, expected: [noProfileYet] });
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
});
