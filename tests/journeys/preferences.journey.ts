import { expect } from 'vitest';
import { press } from './actions.ts';
import { chooseFromUserMenu, newPerson, signIn, signOut, signUp } from './people.ts';
import { it, noProfileYet } from './visit.ts';

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

  const other = await visit();
  await press(other, 'Sign In');
  await signIn(other, person);
  await expect.poll(() => theme(other)).toBe('dark');
  await chooseFromUserMenu(other, person.fullName, 'Edit Profile');
  const there = other.getByRole('region', { name: 'Preferences', exact: true });
  await expect.poll(() => there.getByLabel('Time zone').inputValue()).toBe('Pacific/Kiritimati');
  expect(await there.getByLabel('Dates and numbers').inputValue()).toBe('en-GB');

  await signOut(other, person);
  await expect.poll(() => theme(other)).toBeUndefined();
  await other.reload();
  await other.getByRole('button', { name: 'Get Started' }).waitFor();
  expect(await theme(other)).toBeUndefined();
});
