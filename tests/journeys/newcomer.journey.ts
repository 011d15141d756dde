import type { Page } from 'playwright';
import { expect } from 'vitest';
import {
  chooseFromUserMenu,
  dashboardComplete,
  pixel,
  signIn,
  signOut,
  signUp,
  newPerson,
} from './people.ts';
import { endedWhileReading, it, noProfileYet, withMotion } from './visit.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const toast = (page: Page, title: string, text: string) =>
  page.getByRole('status').filter({ hasText: title }).filter({ hasText: text }).waitFor();

/** Whether the picture in the user block has loaded; its element alone is not enough. */
const pictureShown = (page: Page, name: string) =>
  page
    .getByRole('button', { name })
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.naturalWidth > 0);

it('the whole path of a newcomer [V5, V7, V6, V14, V15, V16, V18, S2, S6, S7, S8, C1, C2, X3]', async ({
  visit,
}) => {
  // A whole path on which everything moves, as most people see it.
  const page = await visit({
    expected: [noProfileYet, endedWhileReading],
    asks: withMotion,
  });
  const ada = newPerson('Ada Lovelace');
  const address = page.url();

  await press(page, 'Create Your Account');
  const choosing = page.waitForEvent('filechooser');
  await page.getByText('Choose picture').click();
  await (await choosing).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: pixel });
  await page.getByText('Change picture').waitFor();
  await page.getByLabel('Full Name', { exact: true }).fill(ada.fullName);
  await page.getByLabel('Email', { exact: true }).fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await press(page, 'Create Account');

  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  await toast(page, 'Account created!', 'Welcome to the platform. You can now sign in.');
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(ada.email);
  await signIn(page, ada);
  await toast(page, 'Welcome back!', 'You have successfully signed in.');
  await page.getByText("Welcome back! Here's your account overview.").waitFor();
  await page.getByText('No payment history yet').waitFor();
  await expect.poll(() => pictureShown(page, ada.fullName)).toBe(true);

  await press(page, 'Manage billing');
  const pro = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pro' }) });
  await pro.getByRole('button', { name: 'Subscribe' }).click();
  await pro.getByRole('button', { name: 'Processing...' }).waitFor();
  await toast(page, 'Subscription Updated', 'Successfully subscribed to Pro plan');
  await pro.getByRole('button', { name: 'Current Plan' }).waitFor();
  await page.reload();
  const billing = page.getByRole('region', { name: 'Billing Status' });
  await billing.getByText('Pro', { exact: true }).waitFor();
  await billing.getByText('Credit Card').waitFor();
  await page.getByRole('list', { name: 'Payments' }).getByText('$29.00').waitFor();

  await chooseFromUserMenu(page, ada.fullName, 'Edit Profile');
  expect(await page.getByLabel('Email', { exact: true }).isDisabled()).toBe(true);
  await page.getByLabel('Location', { exact: true }).fill('London');
  await page.getByLabel('Description', { exact: true }).fill('Notes on the analytical engine');
  await press(page, 'Update Profile');
  await toast(page, 'Profile Updated', 'Your profile has been successfully updated.');
  const profile = page.getByRole('region', { name: 'Profile Information' });
  await profile.getByText('London').waitFor();
  await profile.getByText('Notes on the analytical engine').waitFor();
  expect(await pictureShown(page, ada.fullName)).toBe(true);

  await press(page, 'Text Chat');
  const chat = page.getByRole('dialog', { name: 'Chat with Your Agent' });
  await chat.getByLabel('Message').fill('What plan am I on?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await chat
    .getByRole('log')
    .getByText(/\bPro\b/)
    .first()
    .waitFor();
  await chat.getByLabel('Message').waitFor();
  await page.keyboard.press('Escape');
  await chat.waitFor({ state: 'hidden' });

  await press(page, 'Voice Chat');
  const voice = page.getByRole('dialog', { name: 'Voice Chat' });
  await voice.getByText('Ready to chat').waitFor();
  await voice.getByRole('button', { name: 'Start call' }).click();
  await expect.poll(() => voice.getByRole('timer').textContent()).toMatch(/^00:0[1-9]$/);
  await voice.getByRole('button', { name: 'End call' }).click();
  await voice.getByText('Ready to chat').waitFor();
  await voice.getByRole('button', { name: 'Close' }).click();

  await signOut(page, ada);
  await toast(page, 'Signed out', 'You have been signed out successfully.');

  await press(page, 'Sign In');
  await press(page, 'Forgot password?');
  await page.getByRole('button', { name: 'Send link' }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(ada.email);
  await press(page, 'Send link');
  await page.getByText('Check your inbox').waitFor();
  expect(page.url()).toBe(address);
  await page.goto('/_local/mail');
  const mail = page.getByRole('listitem').filter({ hasText: ada.email }).first();
  await mail.getByRole('link', { name: /^Open the link/ }).click();
  await page.getByLabel('New password', { exact: true }).fill('battery staple');
  await press(page, 'Save password');
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  await dashboardComplete(page);
  await signOut(page, ada);
  await press(page, 'Sign In');
  await signIn(page, { email: ada.email, password: 'battery staple' });
});

it('first steps lead a newcomer on, keep their place from the first frame, and go when they are done [B43]', async ({
  visit,
}) => {
  const page = await visit({ expected: [noProfileYet, endedWhileReading] });
  const mary = newPerson('Mary Shelley');
  await signUp(page, mary);
  await signIn(page, mary);
  const steps = page.getByRole('region', { name: 'Get to know Parley' });
  await steps.getByText('0 of 3').waitFor();
  const cardTop = () =>
    page
      .getByRole('region', { name: 'Profile Information' })
      .evaluate((card) => Math.round(card.getBoundingClientRect().top + scrollY));
  const top = await cardTop();

  // The frame in the page, before any script of the app, keeps the place; so does the app until the steps' code is here.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByText(mary.email).waitFor();
  expect(await cardTop()).toBe(top);
  release();
  await steps.waitFor();
  expect(await cardTop()).toBe(top);

  await press(page, 'Fill in');
  await page.getByLabel('Location', { exact: true }).fill('Lisbon');
  await press(page, 'Update Profile');
  await steps.getByText('1 of 3').waitFor();
  await press(page, 'See plans');
  await page.getByRole('heading', { name: 'Choose Your Plan' }).waitFor();
  await press(page, 'Back to Dashboard');
  await steps.getByText('2 of 3').waitFor();
  await steps.getByRole('button', { name: 'Ask', exact: true }).click();
  await steps.getByText('3 of 3').waitFor();
  await page
    .getByRole('log')
    .getByText(/costs \$0 a month/)
    .first()
    .waitFor();

  await page.reload();
  await page.getByText('No payment history yet').waitFor();
  expect(await steps.count()).toBe(0);
  expect(await cardTop()).toBeLessThan(top);
  await page.waitForLoadState('networkidle');
  await signOut(page, mary);
});

it('an unknown email goes along to the sign-up form [S3, V7]', async ({ visit }) => {
  const page = await visit({ expected: [/400.*\/auth\/v1\/token/] });
  const nobody = newPerson('No Body');
  await press(page, 'Sign In');
  await page.getByLabel('Email', { exact: true }).fill(nobody.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await press(page, 'Show password');
  await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
  await press(page, 'Sign In');

  await page.getByRole('heading', { name: 'Create Account' }).waitFor();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(nobody.email);
  await page.getByText('No account matched that email and password.').waitFor();
});
