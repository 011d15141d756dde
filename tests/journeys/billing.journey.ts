import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { findHeading, press } from './actions.ts';
import { newPerson, signIn, signUp } from './people.ts';
import { startApp } from './startedApp.ts';
import { it, noProfileYet } from './visit.ts';

let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  app = await startApp({ VITE_BILLING: 'stripe' });
}, 120_000);
afterAll(() => app.stop());

const current = (page: Page) => page.getByRole('region', { name: 'Current plan' });
/** Presses a plan's button. */
const choose = (page: Page, plan: string, label: string) =>
  page
    .getByRole('list', { name: 'Plans' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: plan, exact: true }) })
    .getByRole('button', { name: label, exact: true })
    .click();
const question = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Pays the checkout that is open with one of its cards. */
async function payWith(page: Page, card: RegExp) {
  await page.getByRole('radio', { name: card }).check();
  await press(page, 'Subscribe');
}

/** Lets a month pass at the payment provider. */
async function advanceMonth(page: Page) {
  const desk = await page.context().newPage();
  await desk.goto(`${app.origin}/_local/pay`);
  // The page is closed when it has loaded anew: one that closes at once may take its request with it, and Chromium may never
  // answer when it is told to close one that is about to show its next page.
  const loadedAnew = desk.waitForEvent('load');
  await press(desk, 'Advance a month');
  await loadedAnew;
  await desk.close();
}

it('somebody signs up, pays, is declined, gives another card, upgrades, cancels and keeps the plan [B13, B14, B15, B16, B19]', async ({
  visit,
}) => {
  const page = await visit({ at: app.origin, expected: [noProfileYet] });
  const person = newPerson('Grace Hopper');
  await signUp(page, person);
  await signIn(page, person);
  await press(page, 'Manage billing');

  // An abandoned payment, and a card that is declined, charge nothing.
  await choose(page, 'Pro', 'Upgrade');
  await question(page, 'Upgrade to Pro?').getByRole('button', { name: 'Continue to payment' }).click();
  await payWith(page, /Is declined$/);
  await page.getByText('Your card was declined.').waitFor();
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await page.getByText('Nothing was charged').waitFor();

  // Paid: the plan shows without a reload, and the receipt is there.
  await choose(page, 'Pro', 'Upgrade');
  await press(page, 'Continue to payment');
  await payWith(page, /declined at renewals/);
  await page.getByText('Pro is active').waitFor();
  await current(page)
    .getByText(/^Renews on /)
    .waitFor();
  expect(new URL(page.url()).search).toBe('');
  await press(page, 'Invoices');
  await page.getByRole('link', { name: /^TEST-/ }).waitFor();
  await page.getByRole('link', { name: 'Back to the app' }).click();
  await findHeading(page, 'Billing & Subscriptions');

  // The renewal is declined; another card pays what is open.
  await advanceMonth(page);
  // The provider tells the server of it a moment later, on a busy machine after the page has loaded.
  const failed = current(page).getByText('payment failed', { exact: true });
  await expect
    .poll(
      async () => {
        await page.reload();
        await press(page, 'Billing');
        return failed.waitFor({ timeout: 5000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await press(page, 'Update card');
  await page.getByRole('radio', { name: /Is accepted$/ }).check();
  await press(page, 'Use this card');
  await current(page)
    .getByText(/^Renews on /)
    .waitFor();

  // The price of a change comes from the provider, which carries it out.
  await choose(page, 'Enterprise', 'Upgrade');
  await question(page, 'Upgrade to Enterprise?')
    .getByText(/^Today · Visa/)
    .waitFor();
  // In the middle of the window, whichever stylesheet came last: the page has been loaded anew since the last question.
  await expect
    .poll(() =>
      question(page, 'Upgrade to Enterprise?').evaluate((dialog) => {
        const { top = 0, bottom = 0 } = dialog.firstElementChild?.getBoundingClientRect() ?? {};
        return Math.abs(top - (innerHeight - bottom));
      }),
    )
    .toBeLessThan(2);
  await question(page, 'Upgrade to Enterprise?').getByRole('button', { name: 'Confirm' }).click();
  await findHeading(page, 'Confirm the change');
  await press(page, 'Confirm');
  await current(page).getByText('Enterprise', { exact: true }).waitFor();
  await page.getByText('Successfully subscribed to Enterprise plan').waitFor();

  // Down again, then away, and kept after all.
  await choose(page, 'Pro', 'Downgrade');
  await question(page, 'Downgrade to Pro?').getByRole('button', { name: 'Confirm' }).click();
  await press(page, 'Confirm');
  await current(page).getByText('Pro', { exact: true }).waitFor();
  await choose(page, 'Free', 'Downgrade');
  await question(page, 'Downgrade to Free?').getByRole('button', { name: 'Confirm' }).click();
  await current(page)
    .getByText(/^Ends on /)
    .waitFor();
  await press(page, 'Keep my plan');
  await current(page)
    .getByText(/^Renews on /)
    .waitFor();
}, 180_000);

it('a renewal that is declined stands above the dashboard until “Pay now” has paid its invoice [B34, B36, B49]', async ({
  visit,
}) => {
  const page = await visit({ at: app.origin, expected: [noProfileYet] });
  const person = newPerson('Rosalind Franklin');
  await signUp(page, person);
  await signIn(page, person);
  await press(page, 'Manage billing');
  await choose(page, 'Pro', 'Upgrade');
  await press(page, 'Continue to payment');
  await payWith(page, /declined at renewals/);
  await page.getByText('Pro is active').waitFor();

  // The bank says no while nobody is there.
  await advanceMonth(page);
  const attention = page.getByRole('region', { name: 'Needs your attention' });
  const reload = async () => {
    await page.reload();
    await findHeading(page, 'Dashboard');
  };
  await expect
    .poll(
      async () => {
        await reload();
        return attention.getByText(/^Your payment of .+ failed\.$/).isVisible();
      },
      { timeout: 30_000, interval: 1000 },
    )
    .toBe(true);

  // The invoice itself is paid, in the tab of the provider: a card that is declined leaves it open.
  await press(page, 'Payments');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Pay now for Pro plan/ }).click();
  const invoice = await opened;
  const payInvoice = async (card: RegExp) => {
    await invoice.getByRole('radio', { name: card }).check();
    await press(invoice, 'Pay');
  };
  await payInvoice(/Is declined$/);
  await invoice.getByText('Your card was declined.').waitFor();
  await payInvoice(/Is accepted$/);
  await invoice.getByRole('heading', { name: /^Receipt TEST-/ }).waitFor();
  await invoice.close();

  // Back in the app, which has not been reloaded: nothing is owed any more.
  const payNow = page.getByRole('link', { name: /^Pay now/ });
  await expect
    .poll(
      async () => {
        await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
        return payNow.count();
      },
      { timeout: 20_000, interval: 1000 },
    )
    .toBe(0);
  await press(page, 'Dashboard');
  await findHeading(page, 'Dashboard');
  await page.getByRole('region', { name: 'Billing Status' }).getByText('active').first().waitFor();
  expect(await attention.count()).toBe(0);
  await press(page, 'Billing');
  await current(page)
    .getByText(/^Renews on /)
    .waitFor();
}, 120_000);

it('the agent asks for a plan, and the same question with the provider’s figures decides [B17]', async ({
  visit,
}) => {
  const page = await visit({ at: app.origin, expected: [noProfileYet] });
  const person = newPerson('Marta Silva');
  await signUp(page, person);
  await signIn(page, person);
  await press(page, 'Text Chat');
  const chat = page.getByRole('dialog', { name: 'Chat with Your Agent' });
  await chat.getByLabel('Message').fill('Upgrade me to Pro');
  await page.keyboard.press('Enter');
  await chat.getByRole('button', { name: 'See what it costs' }).click();
  await findHeading(page, 'Billing & Subscriptions');
  await question(page, 'Upgrade to Pro?').getByRole('button', { name: 'Not now' }).click();
  await press(page, 'Text Chat');
  await chat.getByText('Not done: you said no').waitFor();
}, 60_000);
