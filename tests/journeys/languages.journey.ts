import type { Page } from 'playwright';
import { expect } from 'vitest';
import { dashboardComplete, demo, newPerson, signIn, signUp } from './people.ts';
import { endedWhileReading, it, noProfileYet } from './visit.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const html = (page: Page) =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    const { scrollWidth, clientWidth } = document.documentElement;
    return { lang, dir, isSideways: scrollWidth > clientWidth };
  });

it('German, from the landing page to a plan: errors, notices, formats, the same address, and mails in German [W1, W2, W3, C8]', async ({
  visit,
}) => {
  const page = await visit({
    language: 'de',
    locale: 'de-DE',
    expected: [noProfileYet, endedWhileReading],
  });
  const address = page.url();
  await page.getByRole('heading', { level: 1, name: /KI-gestützte Plattform/ }).waitFor();
  expect(await html(page)).toEqual({ lang: 'de', dir: 'ltr', isSideways: false });
  expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(
    /^Eine KI-gestützte/,
  );
  expect(page.url()).toBe(address);

  await press(page, 'Jetzt starten');
  await page.getByRole('heading', { name: 'Konto erstellen' }).waitFor();
  await press(page, 'Konto erstellen');
  for (const error of [
    'Der vollständige Name fehlt.',
    'Die E-Mail-Adresse fehlt.',
    'Verwenden Sie mindestens 6 Zeichen.',
  ])
    await page.getByText(error).waitFor();

  const ada = newPerson('Ada Lovelace');
  await page.getByLabel('Vollständiger Name', { exact: true }).fill(ada.fullName);
  await page.getByLabel('E-Mail', { exact: true }).fill(ada.email);
  await page.getByLabel('Passwort', { exact: true }).fill(ada.password);
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/auth/v1/signup');
  await press(page, 'Konto erstellen');
  expect((await asked).postDataJSON()).toMatchObject({ data: { language: 'de' } });
  await page.getByRole('status').filter({ hasText: 'Konto erstellt!' }).waitFor();
  await page.getByLabel('Passwort', { exact: true }).fill(ada.password);
  await press(page, 'Anmelden');
  await page.getByText('Willkommen zurück! Hier ist die Übersicht über Ihr Konto.').waitFor();
  await page.getByText('Noch keine Zahlungen').waitFor();

  await page.getByRole('navigation').getByRole('button', { name: 'Abrechnung' }).click();
  await page.getByRole('heading', { name: 'Abrechnung und Abos' }).waitFor();
  const pro = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pro' }) });
  await pro.getByText('Bevorzugter Support').waitFor();
  expect((await pro.textContent())?.replaceAll(/\s/g, ' ')).toContain('29 $');
  await pro.getByRole('button', { name: 'Abonnieren' }).click();
  await page.getByRole('status').filter({ hasText: 'Tarif Pro erfolgreich abonniert' }).waitFor();
  expect(await html(page)).toMatchObject({ lang: 'de', isSideways: false });

  // The stored session's page is German before the app's code is there, too.
  await page.reload();
  await page.getByRole('navigation').getByRole('button', { name: 'Zahlungen' }).waitFor();
});

it('Arabic on a phone runs from right to left, with Latin digits and nothing beside the window [W1, W2]', async ({
  visit,
}) => {
  const page = await visit({ language: 'ar', locale: 'ar-EG', width: 390, height: 844 });
  await page.getByRole('heading', { level: 1, name: /الذكاء الاصطناعي/ }).waitFor();
  expect(await html(page)).toEqual({ lang: 'ar', dir: 'rtl', isSideways: false });
  await press(page, 'تسجيل الدخول');
  await page.getByRole('heading', { name: 'مرحبًا بعودتك' }).waitFor();
  await press(page, 'تسجيل الدخول');
  await page.getByText('البريد الإلكتروني مطلوب.').waitFor();
  await page.getByText('كلمة المرور مطلوبة.').waitFor();
  expect(await html(page)).toEqual({ lang: 'ar', dir: 'rtl', isSideways: false });
  expect(await page.locator('body').textContent()).not.toMatch(/[٠-٩]/);
});

it('a browser in a language that we do not offer reads English, and a stored choice counts more than the browser [W2, W3]', async ({
  visit,
}) => {
  // Klingon, which will never be one of ours.
  const klingon = await visit({ locale: 'tlh' });
  await klingon.getByRole('button', { name: 'Get Started' }).waitFor();
  expect(await html(klingon)).toMatchObject({ lang: 'en' });
  const german = await visit({ locale: 'en-US', language: 'de' });
  await german.getByRole('button', { name: 'Jetzt starten' }).waitFor();
});

it('who reads English fetches no words of any language, neither as a visitor nor signed in [W1]', async ({
  visit,
}) => {
  const page = await visit();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.reload();
  await press(page, 'Sign In');
  await signIn(page, demo);
  await dashboardComplete(page);
  await page.reload();
  await dashboardComplete(page);
  expect(fetched.some((name) => name.endsWith('.js'))).toBe(true);
  expect(fetched.filter((name) => name.endsWith('.json'))).toEqual([]);
});

it('a language whose words cannot be fetched gives way to English, and the page works [W1, W2]', async ({
  visit,
}) => {
  const page = await visit({
    language: 'de',
    expected: [/failed request: .*\/de-[^/]+\.json/, /console: .*Failed to load resource.*/],
  });
  await page.context().route(/\/de-[^/]+\.json$/, (route) => route.abort('failed'));
  // The button was pressed on the German page; the app opens in English.
  await press(page, 'Anmelden');
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  expect(await html(page)).toMatchObject({ lang: 'en', dir: 'ltr' });
  await press(page, 'Sign up here');
  await page.getByRole('heading', { name: 'Create Account' }).waitFor();
});

it('English readers download no words of another language [W2]', async ({ visit }) => {
  const page = await visit({ expected: [noProfileYet, endedWhileReading] });
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.reload();
  await signUp(page, newPerson('Eve English'));
  expect(files.filter((file) => /\/(de|ar|translations)-[^/]*\.js(on)?$/.test(file))).toEqual([]);
});

it.for([
  [
    'de',
    'Anmelden',
    'Passwort vergessen?',
    'Link senden',
    'Weiter',
    'Dieser Code ist falsch oder abgelaufen.',
  ],
  ['ar', 'تسجيل الدخول', 'هل نسيت كلمة المرور؟', 'إرسال الرابط', 'متابعة', 'هذا الرمز خاطئ أو انتهت صلاحيته.'],
] as const)(
  'a mail and its code are asked for and refused in the language of the page: %s [W9]',
  async ([language, signIn, forgotten, send, go, refusal], { visit }) => {
    const page = await visit({
      language,
      width: 390,
      height: 844,
      expected: [/403.*\/auth\/v1\/verify/],
    });
    await press(page, signIn);
    await press(page, forgotten);
    await page.getByRole('button', { name: send }).waitFor();
    await page.locator('input[name="email"]').fill('nobody@example.com');
    await press(page, send);
    await page.locator('input[name="code"]').fill('000000');
    await press(page, go);
    await page.getByText(refusal).waitFor();
    expect(await html(page)).toMatchObject({ lang: language, isSideways: false });
    expect(await page.locator('main').textContent()).not.toMatch(/Code from|Send again|Sign in|Continue/);
  },
);
