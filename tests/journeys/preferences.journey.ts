import { expect } from 'vitest';
import { languageStorageKey } from '../../src/services/languages.ts';
import { offeredLanguages } from '../../src/services/offeredLanguages.ts';
import { press } from './actions.ts';
import { chooseFromUserMenu, newPerson, signIn, signOut, signUp } from './people.ts';
import { endedWhileReading, it, noProfileYet } from './visit.ts';

it('what somebody prefers on one device follows to another, and a sign-out leads back to the device’s own [U39, U40, U47]', async ({
  visit,
}) => {
  const page = await visit({ expected: [noProfileYet] });
  const person = newPerson('Preferring Person');
  await signUp(page, person);
  await signIn(page, person);
  const theme = (of: typeof page) => of.evaluate(() => document.documentElement.dataset['theme']);

  await chooseFromUserMenu(page, person.fullName, 'Edit Profile');
  const card = page.getByRole('region', { name: 'Preferences', exact: true });
  await card.getByLabel('Time zone').selectOption({ label: 'Kiritimati' });
  await card.getByLabel('Dates and numbers').selectOption('en-GB');
  await card.getByLabel('Theme').selectOption({ label: 'Dark' });
  await card.getByText('Saved to your account.').waitFor();
  expect(await theme(page)).toBe('dark');
  await card.getByText('Currently GMT+14').waitFor();
  const activity = page.getByRole('region', { name: 'Activity', exact: true });
  await page.reload();
  expect(await theme(page)).toBe('dark');
  await chooseFromUserMenu(page, person.fullName, 'Edit Profile');
  await activity
    .getByText(/heme changed/)
    .first()
    .waitFor();
  await activity
    .getByText(/automatic → dark/)
    .first()
    .waitFor();

  const other = await visit({ expected: [endedWhileReading] });
  await press(other, 'Sign In');
  await signIn(other, person);
  await expect.poll(() => theme(other)).toBe('dark');
  await chooseFromUserMenu(other, person.fullName, 'Edit Profile');
  const there = other.getByRole('region', { name: 'Preferences', exact: true });
  await expect.poll(() => there.getByLabel('Time zone').inputValue()).toBe('Pacific/Kiritimati');
  expect(await there.getByLabel('Dates and numbers').inputValue()).toBe('en-GB');

  // The sign-out ends the session of this device too, which would be refused what it reads then.
  await page.close();
  await signOut(other, person);
  await expect.poll(() => theme(other)).toBeUndefined();
  await other.reload();
  await other.getByRole('button', { name: 'Get Started' }).waitFor();
  expect(await theme(other)).toBeUndefined();
});

it('the language that is chosen on one device is spoken on another after the sign-in, with the account in it and dates in its way [W6, W7, W8]', async ({
  visit,
}) => {
  const page = await visit({ expected: [noProfileYet] });
  const person = newPerson('Travelling Person');
  await signUp(page, person);
  await signIn(page, person);
  const language = (of: typeof page) => of.evaluate(() => document.documentElement.lang);
  const german = (of: typeof page) => of.getByRole('region', { name: 'Einstellungen', exact: true });
  const english = (of: typeof page) => of.getByRole('region', { name: 'Preferences', exact: true });

  // A language that is not offered yet can be looked at in this way, and is then in the list.
  await page.evaluate((key) => localStorage.setItem(key, 'de'), languageStorageKey);
  await page.reload();
  await page.getByRole('navigation').getByRole('button', { name: 'Konto', exact: true }).click();
  await german(page).getByLabel('Sprache').selectOption({ label: 'English' });
  await english(page).getByText('Saved to your account.').waitFor();
  expect(await language(page)).toBe('en');
  await english(page).getByLabel('Language').selectOption({ label: 'Deutsch' });
  await german(page).getByText('In Ihrem Konto gespeichert.').waitFor();

  const other = await visit();
  await press(other, 'Sign In');
  await other.getByLabel('Email', { exact: true }).fill(person.email);
  await other.getByLabel('Password', { exact: true }).fill(person.password);
  await press(other, 'Sign In');
  await other.getByRole('heading', { name: 'Übersicht', exact: true }).waitFor();
  expect(await language(other)).toBe('de');
  await other.getByRole('navigation').getByRole('button', { name: 'Konto', exact: true }).click();
  // The browser is American.
  await german(other)
    .getByText(/^Zum Beispiel: .* 2026.* · 1\.234,5 · 29,00\s\$$/)
    .waitFor();
  await german(other).getByLabel('Sprache').selectOption({ label: 'English' });
  await english(other).getByText('Saved to your account.').waitFor();

  await page.reload();
  await expect.poll(() => language(page)).toBe('en');
});

it.runIf(offeredLanguages.includes('de'))(
  'the language is chosen in the user menu, and stored in the account [W7]',
  async ({ visit }) => {
    const page = await visit({ expected: [noProfileYet] });
    const person = newPerson('Menu Person');
    await signUp(page, person);
    await signIn(page, person);
    await page.getByRole('button', { name: person.fullName }).click();
    const menu = page.getByRole('menu', { name: 'Account' });
    await menu.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Übersicht', exact: true }).waitFor();
    await page.getByRole('navigation').getByRole('button', { name: 'Konto', exact: true }).click();
    await page.getByText('In Ihrem Konto gespeichert.').waitFor();
  },
);
