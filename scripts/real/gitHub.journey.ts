import type { Page } from 'playwright';
import {
  chooseFromUserMenu,
  newPerson,
  signIn,
  signOut,
  signUp,
  type Person,
} from '../../tests/journeys/people.ts';
import { it, noProfileYet } from '../../tests/journeys/visit.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
const ways = (page: Page) => page.getByRole('region', { name: 'Ways to sign in' });

/** Says at the stand-in who somebody is there, and comes back. */
async function allow(page: Page, { fullName }: Person, email: string) {
  await page.getByText('A test on this machine in place of GitHub').waitFor();
  await page.getByLabel('Name').fill(fullName);
  await page.getByLabel('Email address').fill(email);
  await button(page, 'Allow').click();
}

async function prove(page: Page, { password }: Person) {
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Password', { exact: true }).fill(password);
  await proof.getByRole('button', { name: 'Continue' }).click();
}

it('GitHub finds the account with the same confirmed address, is removed from it, and added with another address [U27, U28, U29, U49]', async ({
  visit,
}) => {
  const page = await visit({ expected: [noProfileYet] });
  const ada = newPerson('Ada Lovelace');
  await signUp(page, ada);
  await signIn(page, ada);
  await signOut(page, ada);

  await button(page, 'Sign In').click();
  await button(page, 'Continue with GitHub').click();
  await page.getByText('A test on this machine in place of GitHub').waitFor();
  await button(page, 'Deny').click();
  await page.getByText('The sign-in was not completed. Please try again.').waitFor();
  await button(page, 'Continue with GitHub').click();
  await allow(page, ada, ada.email);
  await dashboard(page);

  await chooseFromUserMenu(page, ada.fullName, 'Edit Profile');
  await ways(page).getByRole('button', { name: 'Remove GitHub' }).click();
  await ways(page).getByRole('listitem').nth(1).waitFor();
  const removal = page.getByRole('dialog', { name: 'Remove GitHub?' });
  await removal.getByRole('button', { name: 'Remove' }).click();
  await prove(page, ada);
  await ways(page).getByText('GitHub was removed.').waitFor();
  await page.getByRole('region', { name: 'Activity' }).getByText('Way to sign in removed').waitFor();

  await ways(page).getByRole('button', { name: 'Add GitHub' }).click();
  await prove(page, ada);
  await allow(page, ada, `work.${ada.email}`);
  await ways(page).getByText('GitHub was added. You can now sign in with it.').waitFor();
  await ways(page).getByText(`work.${ada.email}`).waitFor();
});

it('somebody who came with GitHub sets a first password with the code of a mail, and signs in with it [U29, U49]', async ({
  visit,
}) => {
  const page = await visit({ expected: [noProfileYet] });
  const grace = newPerson('Grace Murray');
  await button(page, 'Sign In').click();
  await button(page, 'Continue with GitHub').click();
  await allow(page, grace, grace.email);
  await dashboard(page);
  await chooseFromUserMenu(page, grace.fullName, 'Edit Profile');
  await ways(page).getByText('This is your only way to sign in. Set a password first.').waitFor();
  await ways(page).getByRole('button', { name: 'Set a password' }).click();
  const form = page.getByRole('dialog', { name: 'Set a password' });
  await form.getByLabel('New password').fill(grace.password);
  await form.getByRole('button', { name: 'Set password' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByText('Your account has no password.').waitFor();
  await proof.getByRole('button', { name: 'Continue' }).click();
  const field = proof.getByLabel('Code from the mail');
  await field.waitFor();
  const answer = await page.request.get('/_local/mail?format=json');
  const mails = (await answer.json()) as { to: string; text: string }[];
  const mail = mails.find(({ to }) => to === grace.email)?.text ?? '';
  await field.fill(/\b\d{6}\b/.exec(mail)?.[0] ?? '');
  await proof.getByRole('button', { name: 'Continue' }).click();
  await form.getByText('Password changed').waitFor();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'hidden' });

  await button(page, 'Back to Dashboard').click();
  await dashboard(page);
  await signOut(page, grace);
  await button(page, 'Sign In').click();
  await signIn(page, grace);
});
