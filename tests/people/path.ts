import type { Locator, Page } from 'playwright';
import { dashboardComplete, newPerson } from '../journeys/people.ts';

/** How somebody presses and types: with a mouse, with a keyboard or with a finger. */
export interface Input {
  press: (target: Locator) => Promise<void>;
  type: (target: Locator, text: string) => Promise<void>;
}

/** What is looked at on the way, in this order. */
export type Place =
  | 'landing'
  | 'sign-up'
  | 'sign-up with errors'
  | 'sign-in'
  | 'dashboard'
  | 'billing'
  | 'plan changed'
  | 'payments'
  | 'chat'
  | 'chat answered'
  | 'voice'
  | 'in a call'
  | 'profile'
  | 'user menu';

export interface PathOptions {
  /** Of the person who walks it. */
  fullName: string;
  input?: Input;
  /** Called at each place, when everything on it has come to rest. */
  look?: (place: Place) => Promise<void>;
  /** Called when a dialog has closed, with the button that had opened it. */
  closed?: (opener: Locator) => Promise<void>;
}

const mouse: Input = {
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
};

/** Waits until nothing moves on the page any more. */
export const rest = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return endless || playState !== 'running';
    }),
  );

/** The path that every person of these journeys walks: sign-up, plan, payments, chat, call, profile, and out again. */
export async function walkPath(page: Page, { fullName, input = mouse, look, closed }: PathOptions) {
  const { press, type } = input;
  const person = newPerson(fullName);
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
  const field = (name: string, within: Page | Locator = page) => within.getByLabel(name, { exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1024;
  const lookAt = async (place: Place) => {
    if (!look) return;
    await rest(page);
    await look(place);
  };

  await lookAt('landing');
  await press(button('Get Started'));
  await heading('Create Account');
  await lookAt('sign-up');
  await press(button('Create Account'));
  await page.getByRole('alert').first().waitFor();
  await lookAt('sign-up with errors');
  await type(field('Full Name'), person.fullName);
  await type(field('Email'), person.email);
  await type(field('Password'), person.password);
  await press(button('Create Account'));
  await heading('Welcome Back');
  await page.getByRole('status').filter({ hasText: 'Account created!' }).waitFor();
  await lookAt('sign-in');
  await type(field('Password'), person.password);
  await press(button('Sign In'));
  await heading('Dashboard');
  await page.getByText('No payment history yet').waitFor();
  await page.getByRole('status').filter({ hasText: 'You have successfully signed in.' }).waitFor();
  await lookAt('dashboard');

  await press(button('Manage billing'));
  await heading('Choose Your Plan');
  await button('Current Plan').waitFor();
  await lookAt('billing');
  const pro = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pro' }) });
  await press(button('Subscribe', pro));
  await page.getByRole('status').filter({ hasText: 'Subscription Updated' }).waitFor();
  await button('Current Plan', pro).waitFor();
  await lookAt('plan changed');

  if (isNarrow) await press(button('Menu'));
  await press(button('Payments'));
  await heading('Payments');
  await page.getByRole('region', { name: 'All payments' }).getByText('Pro plan').first().waitFor();
  await lookAt('payments');

  if (isNarrow) await press(button('AI Agent'));
  await press(button('Text Chat'));
  const chat = dialog('Chat with Your Agent');
  await chat.waitFor();
  await lookAt('chat');
  await type(field('Message', chat), 'What plan am I on?');
  await press(button('Send', chat));
  await button('Answer again', chat).waitFor();
  // The code that formats answers comes with the first one.
  await button('Pro show your billing', chat).waitFor();
  await lookAt('chat answered');
  await press(button('Close', chat));
  await chat.waitFor({ state: 'hidden' });
  await closed?.(button('Text Chat'));

  await press(button('Voice Chat'));
  const voice = dialog('Voice Chat');
  await voice.getByText('Ready to chat').waitFor();
  await lookAt('voice');
  await press(button('Start call', voice));
  const captions = voice.getByRole('region', { name: 'Captions' });
  await captions.getByText(/Hello|Hi\b/).waitFor();
  await type(field('Message', voice), 'What plan am I on?');
  await press(button('Send', voice));
  await captions
    .getByText(/\bPro\b/)
    .first()
    .waitFor();
  await lookAt('in a call');
  await press(button('End call', voice));
  await voice.getByText('Ready to chat').waitFor();
  await press(button('Close', voice));
  await voice.waitFor({ state: 'hidden' });
  await closed?.(button('Voice Chat'));
  if (isNarrow) {
    await press(button('Close', dialog('My Agent')));
    await dialog('My Agent').waitFor({ state: 'hidden' });
  }

  const chooseFromMenu = async (item: string, place?: Place) => {
    if (isNarrow) await press(button('Menu'));
    await press(page.getByRole('button', { name: person.fullName }));
    const menu = page.getByRole('menu', { name: 'Account' });
    await menu.waitFor();
    await rest(page);
    if (place) await lookAt(place);
    await press(menu.getByRole('menuitem', { name: item, exact: true }));
  };
  await chooseFromMenu('Edit Profile');
  await heading('Edit Profile');
  await lookAt('profile');
  await type(field('Location'), 'London');
  await press(button('Update Profile'));
  await page.getByRole('status').filter({ hasText: 'Profile Updated' }).waitFor();
  await heading('Dashboard');
  await dashboardComplete(page);
  await chooseFromMenu('Sign Out', 'user menu');
  await button('Get Started').waitFor();
}
