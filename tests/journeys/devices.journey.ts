import { expect } from 'vitest';
import type { Page } from 'playwright';
import { chooseFromUserMenu, newPerson, signIn, signUp, type Person } from './people.ts';
import { endedWhileReading, it, noProfileYet, type Visit } from './visit.ts';

const expected = [
  noProfileYet,
  endedWhileReading,
  // What a device that was signed out hears, of its session and of rows.
  /40[03].*\/auth\/v1\/(token|user|logout)/,
  /401.*\/rest\/v1\//,
];

/** Signs somebody in on one more device. */
async function otherDevice(visit: Visit, person: Person) {
  const page = await visit({ expected, width: 390, height: 844 });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await signIn(page, person);
  return page;
}

/** Lets the session's token be as old as an hour, so that a device renews it at its next start. */
async function startAnHourLater(page: Page) {
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('parley-session') ?? '{}') as object;
    localStorage.setItem('parley-session', JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.reload();
}

const devices = (page: Page) => page.getByRole('region', { name: 'Devices' });
const alone = (page: Page) => devices(page).getByText('You are signed in nowhere else.').waitFor();

async function openAccount(page: Page, { fullName }: Person) {
  await chooseFromUserMenu(page, fullName, 'Edit Profile');
  await devices(page).getByText('This device', { exact: true }).waitFor();
}

it('one device is signed out, then all others, and this one stays [U1, U49]', async ({ visit }) => {
  const page = await visit({ expected });
  const ada = newPerson('Ada Lovelace');
  await signUp(page, ada);
  await signIn(page, ada);
  const older = await otherDevice(visit, ada);
  const newer = await otherDevice(visit, ada);
  await openAccount(page, ada);
  expect(await devices(page).getByRole('listitem').count()).toBe(3);

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await devices(page)
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click();
  await press('Sign out device');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await devices(page).getByRole('listitem').count()).toBe(2);
  // The device that was used last stands first.
  await startAnHourLater(newer);
  await newer.getByRole('button', { name: 'Sign In', exact: true }).first().waitFor();
  await startAnHourLater(older);
  await older.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  await otherDevice(visit, ada);
  await page.reload();
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();

  await openAccount(page, ada);
  await press('Sign out all other devices');
  await press('Sign out other devices');
  await alone(page);
  await startAnHourLater(older);
  await older.getByRole('button', { name: 'Sign In', exact: true }).first().waitFor();
  await startAnHourLater(page);
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
});

it('a new password is set after the present one, and signs all other devices out [S15, U7]', async ({
  visit,
}) => {
  const page = await visit({ expected });
  const ada = newPerson('Ada Lovelace');
  await signUp(page, ada);
  await signIn(page, ada);
  const other = await otherDevice(visit, ada);
  await openAccount(page, ada);
  await page.getByLabel('New password', { exact: true }).fill('battery staple');
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const present = proof.getByLabel('Password', { exact: true });
  await present.fill('not the one');
  await proof.getByRole('button', { name: 'Continue' }).click();
  await proof.getByText(/That password is not right/).waitFor();
  await present.fill(ada.password);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Your other devices are signed out.').waitFor();
  await alone(page);

  await startAnHourLater(other);
  await other.getByRole('button', { name: 'Sign In', exact: true }).first().click();
  await signIn(other, { ...ada, password: 'battery staple' });
  await startAnHourLater(page);
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
});
