import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { newPerson, signIn, type Person } from '../../tests/journeys/people.ts';
import { it, noProfileYet } from '../../tests/journeys/visit.ts';
import { startRealApp } from './startedApp.ts';

let app: Awaited<ReturnType<typeof startRealApp>>;
beforeAll(async () => {
  app = await startRealApp({ GOTRUE_MAILER_AUTOCONFIRM: 'false' });
}, 120_000);
afterAll(() => app.stop());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();

/** Signs up, until the mail has been sent. Resolves to its link and its code. */
async function signUpByMail(page: Page, { fullName, email, password }: Person) {
  await button(page, 'Get Started').click();
  await page.getByLabel('Full Name', { exact: true }).fill(fullName);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Create Account').click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  const answer = await page.request.get('/_local/mail?format=json');
  const mails = (await answer.json()) as { to: string; text: string }[];
  const text = mails.find(({ to }) => to === email)?.text ?? '';
  return { link: /https?:\S+/.exec(text)?.[0] ?? '', code: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
}

it('a new account is confirmed by the link where it was asked for, by the code, and by the link in another browser [U2, U3, U4, U49]', async ({
  visit,
}) => {
  const at = { at: app.origin, expected: [noProfileYet] };
  const page = await visit(at);
  await page.goto((await signUpByMail(page, newPerson('Ada Lovelace'))).link);
  await dashboard(page);

  const phone = await visit({ ...at, width: 390, height: 844 });
  const { code } = await signUpByMail(phone, newPerson('Grace Hopper'));
  await phone.getByLabel('Code from the mail').fill(code);
  await button(phone, 'Continue').click();
  await dashboard(phone);

  const mary = newPerson('Mary Jackson');
  const { link } = await signUpByMail(await visit(at), mary);
  const other = await visit(at);
  await other.goto(link);
  await other.getByText('Your email is confirmed').waitFor();
  await signIn(other, mary);
});
