import { expect } from 'vitest';
import type { Page } from 'playwright';
import { signIn, signUp, newPerson, type Person } from './people.ts';
import { it, noProfileYet, type Visit } from './visit.ts';

/** The address in a recovery mail that somebody has requested on another device. */
async function recoveryLink(visit: Visit, { email }: Person) {
  const device = await visit();
  await device.getByRole('button', { name: 'Sign In', exact: true }).click();
  await device.getByRole('button', { name: 'Forgot password?' }).click();
  await device.getByRole('button', { name: 'Send link' }).waitFor();
  await device.getByLabel('Email', { exact: true }).fill(email);
  await device.getByRole('button', { name: 'Send link' }).click();
  await device.getByText('Check your inbox').waitFor();
  await device.goto('/_local/mail');
  const mail = device.getByRole('listitem').filter({ hasText: email }).first();
  const href = await mail.getByRole('link', { name: /^Open the link/ }).getAttribute('href');
  return href ?? '';
}

const nameShown = (page: Page, name: string) => page.getByRole('button', { name }).waitFor();

it('a link for another account changes nothing in any tab before the user has chosen [S14]', async ({
  visit,
}) => {
  // Both tabs of a new user create the profile at the same time; the second one reads it again.
  const expected = [noProfileYet, /409.*\/rest\/v1\/profiles/];
  const attacker = newPerson('Mallory');
  await signUp(await visit({ expected }), attacker);
  const ada = newPerson('Ada King');
  const page = await visit({ expected });
  await signUp(page, ada);
  await signIn(page, ada);
  await nameShown(page, ada.fullName);

  const tab = await page.context().newPage();
  await tab.goto(await recoveryLink(visit, attacker));
  const question = tab.getByRole('dialog', { name: 'Switch to another account?' });
  await question.getByText(`You are signed in as ${ada.email}.`).waitFor();
  await question.getByText(`signs you in as ${attacker.email}.`).waitFor();
  expect(tab.url()).not.toContain('token');
  await nameShown(page, ada.fullName);
  await tab.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await nameShown(tab, ada.fullName);
  await tab.reload();
  await nameShown(tab, ada.fullName);

  await tab.goto(await recoveryLink(visit, attacker));
  await question.getByRole('button', { name: 'Switch account' }).click();
  await tab.getByRole('heading', { name: 'Set your password' }).waitFor();
  await tab.getByText(`For ${attacker.email}`).waitFor();
  await nameShown(page, attacker.fullName);
});

/** The address to which a mail's link redirects, as somebody would copy it from another browser. */
async function addressOf(page: Page, link: string) {
  const { location = '' } = (await page.request.get(link, { maxRedirects: 0 })).headers();
  expect(location).toContain('#access_token=');
  return location;
}

it('a link that is pasted into an open tab is followed as at every start [S14]', async ({ visit }) => {
  const expected = [noProfileYet, /409.*\/rest\/v1\/profiles/];
  const ada = newPerson('Ada King');
  const page = await visit({ expected });
  await signUp(page, ada);

  // Nobody is signed in here, so the sign-in form shows the error.
  await page.goto('/#error=access_denied&error_code=otp_expired&error_description=Call+0900');
  await page.getByText('That link is invalid or has expired. Ask for a new one.').waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await signIn(page, ada);

  const mallory = newPerson('Mallory');
  await signUp(await visit({ expected }), mallory);
  // Only the hash changes, for which no browser loads the page again.
  await page.goto(await addressOf(page, await recoveryLink(visit, mallory)));
  const question = page.getByRole('dialog', { name: 'Switch to another account?' });
  await question.getByText(`signs you in as ${mallory.email}.`).waitFor();
  expect(page.url()).not.toContain('token');
  await nameShown(page, ada.fullName);
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });

  await page.goto(await addressOf(page, await recoveryLink(visit, ada)));
  await page.getByRole('heading', { name: 'Set your password' }).waitFor();
  expect(page.url()).not.toContain('token');
});
