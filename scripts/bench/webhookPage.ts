import type { Page } from 'playwright';
import { sessionKey } from '../../app/bootstrap/sessionKey.ts';
import { press } from '../../tests/journeys/actions.ts';
import { newPerson, signIn, signUp } from '../../tests/journeys/people.ts';
import { startApp } from '../../tests/journeys/startedApp.ts';
import { openBrowser } from './browser.ts';

const rounds = 20;
/** How long the local provider waits before it sends an event (server/billing/localBilling.ts). */
const webhookDelayMs = 1500;

const tokenOf = (page: Page) =>
  page.evaluate((key) => {
    const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}') as {
      access_token?: string;
    };
    return token ?? '';
  }, sessionKey);

/** Changes the plan on the provider's page, as in another window. Resolves to when the provider has done it. */
async function changePlan(origin: string, page: Page, plan: string) {
  const timeout = { signal: AbortSignal.timeout(15_000) };
  const opened = await fetch(`${origin}/functions/v1/billing/portal`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(page)}`, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ plan, interval: 'month' }),
    ...timeout,
  });
  const { url } = (await opened.json()) as { url?: string };
  if (!url) throw new Error(`The portal did not open: ${opened.status}`);
  const body = new URLSearchParams({ action: 'change' });
  await fetch(url, { method: 'POST', headers: { origin }, body, redirect: 'manual', ...timeout });
  return Date.now();
}

/** Runs in the page, whose tab is looked at ten times a second: when it shows the plan. */
async function shows(plan: string) {
  const region = [...document.querySelectorAll('section')].find(({ textContent }) =>
    textContent?.startsWith('Current plan'),
  );
  for (let frame = 0; ; frame += 1) {
    if (region?.textContent?.startsWith(`Current plan${plan}`)) return Date.now();
    if (frame % 6 === 0) dispatchEvent(new Event('visibilitychange'));
    await new Promise(requestAnimationFrame);
  }
}

/** Somebody without a plan, at the billing page. */
async function newcomer(page: Page, origin: string) {
  await page.goto(origin);
  const person = newPerson('Grace Hopper');
  await signUp(page, person);
  await signIn(page, person);
  await press(page, 'Manage billing');
}

/** From the press on the provider's page until the app says that the plan is active, the loading of its page included. */
async function pay(page: Page) {
  const card = page.getByRole('list', { name: 'Plans' }).getByRole('listitem').filter({ hasText: 'Pro' });
  await card.getByRole('button', { name: 'Upgrade', exact: true }).first().click();
  await press(page, 'Continue to payment');
  const subscribe = page.getByRole('button', { name: 'Subscribe', exact: true });
  await subscribe.waitFor();
  const began = Date.now();
  await subscribe.click({ noWaitAfter: true });
  await page.getByText('Pro is active').waitFor();
  return Date.now() - began;
}

/** What somebody sees in Chromium, in the started app, without a reload. All in ms, the first round left out. */
export async function benchPage() {
  const app = await startApp({ VITE_BILLING: 'stripe' });
  const browser = await openBrowser();
  try {
    const paid: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await newcomer(page, app.origin);
      paid.push(await pay(page));
      if (n < 3) await context.close();
    }
    const page = browser.contexts()[0]!.pages()[0]!;
    const told: number[] = [];
    const read: number[] = [];
    for (let n = 0; n <= rounds; n += 1) {
      const plan = n % 2 === 0 ? 'Enterprise' : 'Pro';
      // Events of the round before come one after the other, and each copies the same.
      await page.waitForTimeout(2 * webhookDelayMs);
      const changedAt = await changePlan(app.origin, page, plan.toLowerCase());
      told.push((await page.evaluate(shows, plan)) - changedAt - webhookDelayMs);
      await page.waitForTimeout(500);
      const answered = page.waitForResponse(/\/rest\/v1\/billing_info/);
      const began = Date.now();
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      await (await answered).finished();
      read.push(Date.now() - began);
    }
    return { paid: paid.slice(1), told: told.slice(1), read: read.slice(1) };
  } finally {
    await browser.close();
    await app.stop();
  }
}
