import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { storyBrowser } from '../../mocks/storyServices.ts';
import { card, fill, heading, pickPicture, picture, press, signOut, toast } from '../steps.ts';

const { free } = personas;
const browser = storyBrowser();

/** What a customer does, step by step. Each `mount` after the first one is a reload of the page. */
const meta = {
  title: 'Flows/Customer',
  component: StoryApp,
  // The stories change the page's storage and history, so only one may run on a page.
  tags: ['!autodocs'],
  args: { browser },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => {
    backendOf(free)(context);
    browser.lastUsedBy();
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function signUpAsNora() {
  await press('Create Your Account');
  await fill('Full Name', 'Nora New');
  await fill('Email', 'nora@example.com');
  await fill('Password', 'correct-horse');
  await press('Create Account');
  await heading('Welcome Back');
}

/** A visitor signs up on the landing page and reaches their own dashboard. [V5, V7, S2, C1] */
export const VisitorToDashboard: Story = {
  parameters: { requirements: ['V5', 'V7', 'S2', 'C1', 'C3'] },
  play: async () => {
    await signUpAsNora();
    await fill('Password', 'correct-horse');
    await press('Sign In');
    await heading('Dashboard');
    await expect(await screen.findByText('No payment history yet')).toBeVisible();
    const profile = await card('Profile Information');
    await expect(await profile.findByText('Nora New')).toBeVisible();
  },
};

/** Whoever signs in right after the sign-up is not told beside the welcome that they can sign in now. [X3, S3] */
export const SignedInAtOnce: Story = {
  parameters: { shows: ['toasts.signedIn'], requirements: ['X3', 'S3'] },
  play: async () => {
    await signUpAsNora();
    await toast('Account created!', 'Welcome to the platform. You can now sign in.');
    await fill('Password', 'correct-horse');
    await press('Sign In');
    await toast('Welcome back!', 'You have successfully signed in.');
    // At once, rather than when its five seconds are over.
    await waitFor(() => expect(screen.queryByText('Account created!')).toBeNull(), { timeout: 1000 });
  },
};

/** Whoever signs out at once reads one thing and not its opposite: the welcome goes. [X3] */
export const SignedOutAtOnce: Story = {
  parameters: { shows: ['toasts.signedOut'], requirements: ['X3'] },
  play: async () => {
    await signUpAsNora();
    await fill('Password', 'correct-horse');
    await press('Sign In');
    await toast('Welcome back!', 'You have successfully signed in.');
    await signOut(/^Nora New/);
    await toast('Signed out', 'You have been signed out successfully.');
    // At once, rather than when its five seconds are over.
    await waitFor(() => expect(screen.queryByText('Welcome back!')).toBeNull(), { timeout: 1000 });
  },
};

/** A sign-in that fails right after the sign-up takes away the toast that says that one can sign in now. [X3, S3] */
export const WrongPasswordAtOnce: Story = {
  parameters: { shows: ['toasts.accountCreated'], requirements: ['X3', 'S3'] },
  play: async () => {
    await signUpAsNora();
    await toast('Account created!', 'Welcome to the platform. You can now sign in.');
    await fill('Password', 'another-horse');
    await press('Sign In');
    await heading('Create Account');
    // At once, rather than when its five seconds are over.
    await waitFor(() => expect(screen.queryByText('Account created!')).toBeNull(), { timeout: 1000 });
  },
};

async function onPro() {
  const billing = await card('Billing Status');
  await expect(await billing.findByText('$29.00 / month')).toBeVisible();
  const payments = await card('Payment History');
  await expect(await payments.findAllByRole('listitem')).toHaveLength(1);
}

/** The new account changes to Pro, on the billing screen, on the dashboard and after a reload. [S6, C4] */
export const FreeToPro: Story = {
  parameters: { requirements: ['S6', 'C4'] },
  play: async ({ mount, ...context }) => {
    await mount();
    await VisitorToDashboard.play?.({ ...context, mount });
    await press('Manage billing');
    await screen.findByRole('button', { name: 'Current Plan' });
    const pro = within(screen.getByRole('heading', { name: 'Pro' }).closest('li')!);
    await userEvent.click(pro.getByRole('button', { name: 'Subscribe' }));
    await toast('Subscription Updated', 'Successfully subscribed to Pro plan');
    await press('Back to Dashboard');
    await onPro();
    await mount();
    await onPro();
  },
};

/** A new name, location and picture, on the dashboard, in the sidebar and after a reload. [S7, C2, C3] */
export const ProfileEdited: Story = {
  parameters: { requirements: ['S7', 'C2', 'C3'] },
  beforeEach: () => browser.lastUsedBy(free),
  play: async ({ mount, canvasElement }) => {
    await mount();
    await press('Edit');
    await heading('Edit Profile');
    await fill('Full Name', 'Alan M. Turing');
    await fill('Location', 'Cambridge');
    await pickPicture(picture());
    await screen.findByRole('button', { name: 'Remove picture' });
    await press('Update Profile');
    await toast('Profile Updated', 'Your profile has been successfully updated.');
    for (const reload of [false, true]) {
      if (reload) await mount();
      const profile = await card('Profile Information');
      await expect(await profile.findByText('Cambridge')).toBeVisible();
      await expect(await screen.findByRole('button', { name: /^Alan M. Turing/ })).toBeVisible();
      const shown = canvasElement.querySelector<HTMLImageElement>('main img');
      await expect(shown?.src).toContain(`/avatars/${free.id}/`);
    }
  },
};

/** After signing out, a reload does not bring the account back. [X3, V4] */
export const Goodbye: Story = {
  parameters: { requirements: ['X3', 'V4'] },
  beforeEach: () => browser.lastUsedBy(free),
  play: async ({ mount }) => {
    await mount();
    await signOut(/^Alan Turing/);
    await toast('Signed out', 'You have been signed out successfully.');
    await mount();
    await expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
    await expect(screen.queryByRole('navigation')).toBeNull();
  },
};
