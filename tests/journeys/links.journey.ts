import { expect } from 'vitest';
import type { Page } from 'playwright';
import { signIn, signUp, newPerson, type Person } from './people.ts';
import { it, noProfileYet, type Visit } from './visit.ts';

// Two tabs of a new user create the profile at the same time; the second one reads it again.
const expected = [noProfileYet, /409.*\/rest\/v1\/profiles/];

/** Asks for a recovery mail, from the landing page or the sign-in form. */
async function askForMail(page: Page, { email }: Person) {
  const signInForm = page.getByRole('heading', { name: 'Welcome Back' });
  if (!(await signInForm.isVisible()))
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send link' }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText('Check your inbox').waitFor();
}

/** The link and the code in the newest mail to somebody. */
async function newestMail(page: Page, { email }: Person) {
  const answer = await page.request.get('/_local/mail?format=json');
  const mails = (await answer.json()) as { to: string; text: string }[];
  const text = mails.find(({ to }) => to === email)?.text ?? '';
  return { link: /https?:\S+/.exec(text)?.[0] ?? '', code: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
}

/** The address to which a mail's link redirects, as somebody would copy it from another browser. */
async function addressOf(page: Page, person: Person) {
  const { link } = await newestMail(page, person);
  const { location = '' } = (await page.request.get(link, { maxRedirects: 0 })).headers();
  expect([...new URL(location).searchParams.keys()].toSorted()).toEqual(['code', 'from']);
  return location;
}

const nameShown = (page: Page, name: string) => page.getByRole('button', { name }).waitFor();

/** Ada is signed in, in a browser in which a mail for Mallory was asked for before. */
async function sharedBrowser(visit: Visit) {
  const mallory = newPerson('Mallory');
  await signUp(await visit({ expected }), mallory);
  const ada = newPerson('Ada King');
  const page = await visit({ expected });
  await signUp(page, ada);
  await askForMail(page, mallory);
  await page.getByRole('button', { name: 'Sign in here' }).click();
  await signIn(page, ada);
  await nameShown(page, ada.fullName);
  return { page, ada, mallory };
}

it('a link for another account changes nothing in any tab before the user has chosen [S14]', async ({
  visit,
}) => {
  const { page, ada, mallory } = await sharedBrowser(visit);
  const tab = await page.context().newPage();
  await tab.goto((await newestMail(page, mallory)).link);
  const question = tab.getByRole('dialog', { name: 'Switch to another account?' });
  await question.getByText(`You are signed in as ${ada.email}.`).waitFor();
  await question.getByText(`signs you in as ${mallory.email}.`).waitFor();
  expect(new URL(tab.url()).search).toBe('');
  await nameShown(page, ada.fullName);
  await tab.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await nameShown(tab, ada.fullName);
  await tab.reload();
  await nameShown(tab, ada.fullName);
});

it('a link for another account signs in to it in all tabs once the user has chosen [S14]', async ({
  visit,
}) => {
  const { page, ada, mallory } = await sharedBrowser(visit);
  const tab = await page.context().newPage();
  await tab.goto(await addressOf(page, mallory));
  const question = tab.getByRole('dialog', { name: 'Switch to another account?' });
  await nameShown(page, ada.fullName);
  await question.getByRole('button', { name: 'Switch account' }).click();
  await tab.getByRole('heading', { name: 'Set your password' }).waitFor();
  await tab.getByText(`For ${mallory.email}`).waitFor();
  await nameShown(page, mallory.fullName);
});

it('a link that is pasted into an open tab is followed as at every start, and its form outlasts a reload [S14, U7]', async ({
  visit,
}) => {
  const ada = newPerson('Ada King');
  const page = await visit({ expected });
  await signUp(page, ada);

  // Nobody is signed in here, so the sign-in form shows the error.
  await page.goto('/#error=access_denied&error_code=otp_expired&error_description=Call+0900');
  await page.getByText('That link is invalid or has expired. Ask for a new one.').waitFor();
  expect(new URL(page.url()).hash).toBe('');

  await askForMail(page, ada);
  await page.getByRole('button', { name: 'Sign in here' }).click();
  await signIn(page, ada);
  await page.goto(await addressOf(page, ada));
  await page.getByRole('heading', { name: 'Set your password' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await page.getByRole('heading', { name: 'Set your password' }).waitFor();
});

it('a link that is opened in another browser leads to the code of a new mail [U3, U4]', async ({ visit }) => {
  const ada = newPerson('Ada King');
  const page = await visit({ expected });
  await signUp(page, ada);
  await askForMail(page, ada);

  const phone = await visit({ expected, width: 390, height: 844 });
  await phone.goto((await newestMail(page, ada)).link);
  await phone.getByRole('heading', { name: 'Reset your password' }).waitFor();
  await phone.getByText('That link works only in the browser that asked for it').waitFor();
  expect(new URL(phone.url()).search).toBe('');
  await phone.getByLabel('Email', { exact: true }).fill(ada.email);
  await phone.getByRole('button', { name: 'Send link' }).click();
  await phone.getByText('Check your inbox').waitFor();
  await phone.getByLabel('Code from the mail').fill((await newestMail(page, ada)).code);
  await phone.getByRole('button', { name: 'Continue' }).click();
  await phone.getByLabel('New password', { exact: true }).fill('battery staple');
  await phone.getByRole('button', { name: 'Save password' }).click();
  await phone.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
});

it('tokens in an address are thrown away, whoever is signed in [U2]', async ({ visit }) => {
  const hash = '/#access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer&type=signup';
  const ada = newPerson('Ada King');
  const page = await visit({ expected });
  await signUp(page, ada);
  await page.goto(hash);
  await page.getByText('Your email is confirmed').waitFor();
  expect(new URL(page.url()).hash).toBe('');
  const stored = () => page.evaluate(() => localStorage.getItem('parley-session'));
  expect(await stored()).toBeNull();
  await signIn(page, ada);
  const before = await stored();
  await page.goto(hash);
  await page.getByText('You are still signed in as before.').waitFor();
  await nameShown(page, ada.fullName);
  expect(await stored()).toBe(before);
});
