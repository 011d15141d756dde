import { expect } from 'vitest';
import { dashboardComplete, demo, signIn, signOut, signUp, newPerson } from './people.ts';
import { endedWhileReading, it, noProfileYet } from './visit.ts';

/** Both tabs create the row; the second one is refused and reads the row of the first. */
const alreadyCreated = /409.*\/rest\/v1\/profiles/;

it('two tabs are one person: both sign out, and both become the next one [S1, V4, V19]', async ({
  visit,
}) => {
  const first = await visit({ expected: [noProfileYet, alreadyCreated, endedWhileReading] });
  const other = newPerson('Alan Turing');
  await signUp(first, other);
  await signIn(first, demo);
  const second = await first.context().newPage();
  await second.goto('/');
  await second.getByRole('button', { name: demo.fullName }).waitFor();
  await dashboardComplete(first);
  await dashboardComplete(second);

  await first.bringToFront();
  await signOut(first, demo);
  await second.getByRole('button', { name: 'Get Started' }).waitFor();
  expect(await second.getByText(demo.email).count()).toBe(0);

  await first.getByRole('button', { name: 'Sign In', exact: true }).click();
  await signIn(first, other);
  await second.getByRole('button', { name: other.fullName }).waitFor();
  await second.getByText('No payment history yet').waitFor();
  expect(await second.getByText(demo.fullName).count()).toBe(0);
  expect(await second.getByText('Arlington, Virginia').count()).toBe(0);
});
