import { expect, inject } from 'vitest';
import { codeAt, stepAt } from '../../server/auth/totp.ts';
import { embeddedPublishableKey } from '../../src/services/embedded.ts';
import { chooseFromUserMenu, newPerson, signIn, signOut, signUp, type Person } from './people.ts';
import { endedWhileReading, it, noProfileYet } from './visit.ts';

/** Gives somebody an authenticator app, over the API. Returns its codes, each of which works once, in their order. */
async function protect({ email, password }: Person) {
  const send = async (path: string, body: object, token = embeddedPublishableKey) => {
    const answer = await fetch(`${inject('origin')}/auth/v1/${path}`, {
      method: 'POST',
      headers: {
        apikey: embeddedPublishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    return (await answer.json()) as { id: string; access_token: string; totp: { secret: string } };
  };
  const { access_token: token } = await send('token?grant_type=password', { email, password });
  const factor = await send('factors', { factor_type: 'totp' }, token);
  const step = stepAt(Date.now());
  const codeOf = (number: number) => codeAt(factor.totp.secret, step + number);
  const { id: challenge_id } = await send(`factors/${factor.id}/challenge`, {}, token);
  await send(`factors/${factor.id}/verify`, { challenge_id, code: codeOf(-1) }, token);
  return codeOf;
}

it('a second factor is asked for before the account shows, at each sign-in and after a reload [U10]', async ({
  visit,
}) => {
  const page = await visit({
    expected: [noProfileYet, endedWhileReading, /422.*\/auth\/v1\/factors\/.*\/verify/],
  });
  const ada = newPerson('Ada Lovelace');
  await signUp(page, ada);
  const codeOf = await protect(ada);
  const dashboard = page.getByRole('heading', { name: 'Dashboard', exact: true });
  const challenge = page.getByRole('heading', { name: 'Enter your code' });
  const enterPassword = async () => {
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await page.getByLabel('Email', { exact: true }).fill(ada.email);
    await page.getByLabel('Password', { exact: true }).fill(ada.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await challenge.waitFor();
  };
  const enterCode = async (code: string) => {
    await page.getByLabel('Six-digit code').fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
  };

  await enterPassword();
  await enterCode(codeOf(-60));
  await page.getByText('That code is wrong or was used already.').waitFor();
  await enterCode(codeOf(0));
  await dashboard.waitFor();
  await page.reload();
  await dashboard.waitFor();

  await signOut(page, ada);
  await page.getByRole('button', { name: 'Sign In', exact: true }).first().click();
  await enterPassword();
  // Notes whether the dashboard shows at any moment of the next start.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Dashboard') sessionStorage.setItem('flashed', 'yes');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await challenge.waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('flashed'))).toBeNull();
  await enterCode(codeOf(1));
  await dashboard.waitFor();
});

it('an authenticator app is set up and removed in the account, each time after proof that it is the user, also when the code for it cannot be fetched at first [U11, U12, U13, X13]', async ({
  visit,
}) => {
  const page = await visit({
    expected: [noProfileYet, endedWhileReading, /StepUpCodeForm-/, /could not be fetched/],
  });
  const ada = newPerson('Ada Lovelace');
  await signUp(page, ada);
  await signIn(page, ada);
  await chooseFromUserMenu(page, ada.fullName, 'Edit Profile');
  const card = page.getByRole('region', { name: 'Second factor' });
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const enterPassword = async () => {
    await proof.getByLabel('Password', { exact: true }).fill(ada.password);
    await proof.getByRole('button', { name: 'Continue' }).click();
  };

  await card.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await enterPassword();
  const named = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await named.getByLabel('Name of the device').fill('Work phone');
  await named.getByRole('button', { name: 'Continue' }).click();
  const scan = page.getByRole('dialog', { name: 'Scan this code' });
  const picture = scan.getByRole('img', { name: /^QR code/ });
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  const shown = await scan.getByRole('group', { name: /Enter this key/ }).textContent();
  const key = shown?.replaceAll(' ', '') ?? '';
  const step = stepAt(Date.now());
  const codeOf = (number: number) => codeAt(key, step + number);
  await scan.getByLabel('Six-digit code').fill(codeOf(0));
  await scan.getByRole('button', { name: 'Turn on' }).click();
  await card.getByText('‘Work phone’ is set up.').waitFor();
  await card.getByText(/^Added on /).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();

  await chooseFromUserMenu(page, ada.fullName, 'Edit Profile');
  const location = page.getByLabel('Location');
  await location.fill('Paris');
  await page.route(/\/StepUpCodeForm-[^/]*\.js$/, (route) => route.abort('connectionfailed'));
  await card.getByRole('button', { name: 'Remove Work phone' }).click();
  const question = page.getByRole('dialog', { name: 'Remove this second factor?' });
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await enterPassword();
  const notLoaded = proof.getByText('This part of the app could not be loaded');
  await notLoaded.waitFor();
  await proof.getByRole('button', { name: 'Close' }).click();
  await proof.waitFor({ state: 'hidden' });
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await enterPassword();
  await notLoaded.waitFor();
  await page.unrouteAll();
  await proof.getByRole('button', { name: 'Try again' }).click();
  await proof.getByLabel('Six-digit code').fill(codeOf(1));
  await proof.getByRole('button', { name: 'Continue' }).click();
  await card.getByText('‘Work phone’ is removed.').waitFor();
  expect(await location.inputValue()).toBe('Paris');
  await location.fill('');
  await card.getByRole('button', { name: 'Set up an authenticator app' }).waitFor();
  await page.getByRole('region', { name: 'Devices' }).getByText('This device').waitFor();

  await signOut(page, ada);
  await page.getByRole('button', { name: 'Sign In', exact: true }).first().click();
  await signIn(page, ada);
});
