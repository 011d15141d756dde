import type { Page } from 'playwright';

export interface Person {
  fullName: string;
  email: string;
  password: string;
}

/** A picture: one green pixel, as PNG. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkSHb4DwADJgHbnBvLNQAAAABJRU5ErkJggg==',
  'base64',
);

let met = 0;

/** Somebody nobody has met: all journeys share one database. */
export function newPerson(fullName: string): Person {
  met += 1;
  const name = fullName.toLowerCase().replace(/[^a-z]+/g, '.');
  return { fullName, email: `${name}.${process.pid}.${met}@example.com`, password: 'correct horse' };
}

/** Printed by `npm start`. */
export const demo: Person = {
  fullName: 'Grace Hopper',
  email: 'demo@parley.example',
  password: 'parley-demo',
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** From the landing page to the sign-in form. */
export async function signUp(page: Page, { fullName, email, password }: Person) {
  await button(page, 'Get Started').click();
  await page.getByLabel('Full Name', { exact: true }).fill(fullName);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Create Account').click();
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
}

/** From the sign-in form to the dashboard. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  // Other forms ask for an address too, and are on the screen for a moment longer.
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
}

/** What the menu of the user block offers. */
export async function chooseFromUserMenu(page: Page, fullName: string, item: 'Edit Profile' | 'Sign Out') {
  await page.getByRole('button', { name: fullName }).click();
  const menu = page.getByRole('menu', { name: 'Account' });
  // Nobody clicks what is still moving; a script would, and miss.
  await menu.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  await menu.getByRole('menuitem', { name: item }).click();
}

/** From anywhere on a wide screen to the landing page. */
export async function signOut(page: Page, { fullName }: Pick<Person, 'fullName'>) {
  await chooseFromUserMenu(page, fullName, 'Sign Out');
  await button(page, 'Get Started').waitFor();
}
