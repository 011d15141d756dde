import type { Page } from 'playwright';
import { demoAccount } from '../../server/demoAccount.ts';
import { embeddedPublishableKey } from '../../src/services/embedded.ts';

export interface Person {
  fullName: string;
  email: string;
  password: string;
}

/** A PNG of one green pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgaGAAAAEEAIFw9selAAAAAElFTkSuQmCC',
  'base64',
);

let met = 0;

/** A person without an account. All journeys share one database, so each person has an address of their own. */
export function newPerson(fullName: string): Person {
  met += 1;
  const name = fullName.toLowerCase().replace(/[^a-z]+/g, '.');
  return { fullName, email: `${name}.${process.pid}.${met}@example.com`, password: 'correct horse' };
}

/** The demo account, whose password `npm start` prints. */
export const demo: Person = demoAccount;

/** Deletes what was said with the demo account: the database keeps it, and the next journey would begin in the midst of it. */
export async function forgetDemoConversations(origin: string) {
  const send = async (method: string, path: string, token: string, body?: object) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        apikey: embeddedPublishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}.`);
    return answer;
  };
  const { email, password } = demo;
  const path = '/auth/v1/token?grant_type=password';
  const signedIn = await send('POST', path, embeddedPublishableKey, { email, password });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  await send('DELETE', '/rest/v1/conversations?id=not.is.null', token);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Signs up, from the landing page to the sign-in form. */
export async function signUp(page: Page, { fullName, email, password }: Person) {
  await button(page, 'Get Started').click();
  await page.getByLabel('Full Name', { exact: true }).fill(fullName);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Create Account').click();
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
}

/** Signs in, from the sign-in form to the dashboard. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  // Other forms have an email field too, and stay on the screen for a moment longer.
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
}

/**
 * Waits until the dashboard of somebody with payments has read all that it shows. What is still being read while a session ends is
 * refused, which the console says.
 */
export async function dashboardComplete(page: Page) {
  await page.getByRole('table', { name: 'Paid in the last twelve months' }).waitFor({ state: 'attached' });
  await preferencesRead(page);
}

/** Waits until the account's preferences were read, which is when the browser is idle. */
const preferencesRead = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/rest/v1/preferences')),
  );

/** Chooses an item of the menu in the user block. */
export async function chooseFromUserMenu(page: Page, fullName: string, item: 'Edit Profile' | 'Sign Out') {
  await page.getByRole('button', { name: fullName }).click();
  const menu = page.getByRole('menu', { name: 'Account' });
  // The menu is clicked after it has stopped moving, as a person would; a script would miss it.
  await menu.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  await menu.getByRole('menuitem', { name: item }).click();
}

/** Signs out, from any view on a wide screen to the landing page. */
export async function signOut(page: Page, { fullName }: Pick<Person, 'fullName'>) {
  await preferencesRead(page);
  await chooseFromUserMenu(page, fullName, 'Sign Out');
  await button(page, 'Get Started').waitFor();
}
