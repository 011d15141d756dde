import { expect } from 'vitest';
import type { Page } from 'playwright';
import { signIn, signUp, stranger, type Person } from './people.ts';
import { it, noProfileYet, type Visit } from './visit.ts';

/** Where the link of a mail leads that somebody has asked for on a device of their own. */
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
  // Two tabs of a newcomer create the same profile at once; the second reads it again.
  const expected = [noProfileYet, /409.*\/rest\/v1\/profiles/];
  const attacker = stranger('Mallory');
  await signUp(await visit({ expected }), attacker);
  const ada = stranger('Ada King');
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
