import { expect } from 'vitest';
import { ask, press } from './actions.ts';
import { chooseFromUserMenu, newPerson, signIn, signUp } from './people.ts';
import { it, noProfileYet } from './visit.ts';

it('what the agent changed after a yes is told by the dashboard, the account and the agent itself [U22, U23, U24, U26]', async ({
  visit,
}) => {
  const page = await visit({ width: 1920, height: 1080, expected: [noProfileYet] });
  const person = newPerson('Changing Person');
  await signUp(page, person);
  await signIn(page, person);
  const recent = page.getByRole('list', { name: 'Recent activity' });
  await recent.getByText('Signed in').first().waitFor();

  await press(page, 'Text Chat');
  const chat = await ask(page, 'Change my location to Lisbon');
  // While an answer is still arriving, nothing more is sent.
  const answers = () => chat.getByRole('button', { name: 'Copy' }).count();
  await expect.poll(answers).toBe(1);
  await ask(page, 'yes');
  await chat.getByText('The profile was changed.').first().waitFor();
  await expect.poll(answers).toBe(2);
  await ask(page, 'What did you change today?');
  await chat.getByText(/Location added \(Lisbon\), by me, you said yes/).waitFor();
  await page.keyboard.press('Escape');

  await recent.getByText('By the agent, with your yes').waitFor();
  expect(await recent.getByRole('listitem').first().textContent()).toMatch(
    /^Location addedLisbonBy the agent/,
  );

  await page.emulateMedia({ media: 'print' });
  expect(await recent.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  await chooseFromUserMenu(page, person.fullName, 'Edit Profile');
  const all = page.getByRole('region', { name: 'Activity', exact: true });
  await all.getByText('Location added').waitFor();
  expect(await all.getByRole('listitem').last().textContent()).toMatch(/^Signed inBy you · Chrome on/);
});
