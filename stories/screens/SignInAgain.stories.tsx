import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { endSessions } from '../../mocks/handlers/expiredSessions.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { backendState } from '../../mocks/handlers/backendState.ts';
import { personas } from '../../mocks/personas.ts';
import { freshBrowser, StoryApp } from '../../mocks/StoryApp.tsx';
import { dialog, fill, heading, press, toast } from '../steps.ts';

const { pro, free } = personas;
let state = backendState([pro]);

/** The session ends while the user edits: the dialog asks for the password, nothing is lost, and saving goes on. [S4] */
const meta = {
  title: 'Screens/Sign in again',
  component: StoryApp,
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    freshBrowser();
    state = backendState([pro, free]);
    msw.use(...handlersOf(state));
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;
type Msw = Parameters<NonNullable<Story['play']>>[0]['msw'];

/** Fills in and sends the profile form after the backend has ended the session. */
async function saveInVain(msw: Msw) {
  await press('Edit');
  await heading('Edit Profile');
  await fill('Location', 'Paris');
  msw.use(endSessions(state));
  await press('Update Profile');
  return dialog('Sign in again');
}

async function enter(password: string) {
  const again = await dialog('Sign in again');
  await userEvent.type(again.getByLabelText('Password'), password);
  await userEvent.click(again.getByRole('button', { name: 'Sign In' }));
  return again;
}

/** The dialog's email cannot be changed, and its password field has the focus. [S4] */
export const Asked: Story = {
  parameters: { requirements: ['S4'] },
  play: async ({ msw }) => {
    const again = await saveInVain(msw);
    await expect(again.getByLabelText('Email')).toHaveValue(pro.email);
    await expect(again.getByLabelText('Email')).toBeDisabled();
    await waitFor(() => expect(again.getByLabelText('Password')).toHaveFocus());
    await expect(screen.getByLabelText('Location')).toHaveValue('Paris');
    await expect(screen.queryByText('Failed to fetch user data. Please try again.')).toBeNull();
  },
};

/** With the right password saving continues by itself. [S4, S7] */
export const SaveGoesOn: Story = {
  parameters: { requirements: ['S4', 'S7'], shows: ['toasts.profileUpdated'] },
  play: async ({ msw }) => {
    await saveInVain(msw);
    await enter(pro.password);
    await toast('Profile Updated', 'Your profile has been successfully updated.');
    await expect(await heading('Dashboard')).toBeVisible();
    await expect(await screen.findByText('Paris')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(state.users.get(pro.id)?.profile?.location).toBe('Paris');
  },
};

/** A press while the dialog fades out signs nobody in a second time, which would end the session that has just begun. [S4] */
export const PressedWhileItCloses: Story = {
  parameters: { requirements: ['S4'] },
  play: async ({ msw }) => {
    let signIns = 0;
    let isAnswered = false;
    const isSignIn = ({ url }: Request) => url.endsWith('grant_type=password');
    msw.events.on('request:start', ({ request }) => {
      if (isSignIn(request)) signIns++;
    });
    msw.events.on('response:mocked', ({ request }) => {
      isAnswered ||= isSignIn(request);
    });
    await saveInVain(msw);
    const again = await dialog('Sign in again');
    const form = again.getByLabelText('Password').closest('form')!;
    await enter(pro.password);
    await waitFor(() => expect(isAnswered).toBe(true));
    let presses = 0;
    while (form.isConnected) {
      form.requestSubmit();
      presses++;
      await new Promise(requestAnimationFrame);
    }
    await toast('Profile Updated', 'Your profile has been successfully updated.');
    await expect(presses).toBeGreaterThan(1);
    await expect(signIns).toBe(1);
  },
};

export const WrongPassword: Story = {
  parameters: { requirements: ['S4'], shows: ['errorMessages.wrongPassword'] },
  play: async ({ msw }) => {
    await saveInVain(msw);
    const again = await enter('not-the-one');
    await expect(await again.findByText('That password is not right. Please try again.')).toBeVisible();
    await expect(again.getByLabelText('Password')).toHaveValue('not-the-one');
  },
};

/** An empty password sends no request and moves the focus to the field. [R1, S4] */
export const NoPassword: Story = {
  parameters: { requirements: ['R1', 'S4'] },
  play: async ({ msw }) => {
    const again = await saveInVain(msw);
    await userEvent.click(again.getByRole('button', { name: 'Sign In' }));
    await expect(again.getByLabelText('Password')).toBeInvalid();
    await expect(again.getByLabelText('Password')).toHaveFocus();
  },
};

/** The dialog on a slow network: its button is loading. [S4] */
export const Busy: Story = {
  parameters: { requirements: ['S4'] },
  play: async ({ msw }) => {
    await saveInVain(msw);
    msw.use(fault('token-password', 'slow'));
    const again = await enter(pro.password);
    await expect(await again.findByRole('button', { name: 'Signing In...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(again.getByRole('button', { name: 'Sign out instead' })).toBeDisabled();
  },
};

export const Offline: Story = {
  parameters: { requirements: ['S4', 'X9'], shows: ['errorMessages.unavailable'] },
  play: async ({ msw }) => {
    await saveInVain(msw);
    msw.use(fault('token-password', 'net'));
    const again = await enter(pro.password);
    await expect(await again.findByRole('alert')).toHaveTextContent(
      'We could not reach the server. Check your connection and try again.',
    );
  },
};

/** The dialog shows the backend's own message. [S4, X1] */
export const TooManyTries: Story = {
  parameters: { requirements: ['S4', 'X1'] },
  play: async ({ msw }) => {
    await saveInVain(msw);
    const message = 'Request rate limit reached';
    msw.use(fault('token-password', 429, { code: 'over_request_rate_limit', message }));
    const again = await enter(pro.password);
    await expect(await again.findByRole('alert')).toHaveTextContent(message);
  },
};

/** The address belongs to another account by now: that account does not get this user's draft. [S4, P2] */
export const AnotherAccount: Story = {
  parameters: { requirements: ['S4', 'P2'], shows: ['errorMessages.anotherAccount'] },
  play: async ({ msw }) => {
    await saveInVain(msw);
    state.users.get(pro.id)!.email = 'left@example.com';
    Object.assign(state.users.get(free.id)!, { email: pro.email, password: 'mine-by-now' });
    const again = await enter('mine-by-now');
    await expect(
      await again.findByText('This email now belongs to another account. Sign out to use that one.'),
    ).toBeVisible();
    await expect(screen.getByLabelText('Location')).toHaveValue('Paris');
    await expect(state.users.get(free.id)?.profile?.location).toBe('Manchester');
  },
};

/** 'Not now' returns to the form as it was, with the reason why it was not saved and a way to sign in. [S4] */
export const Declined: Story = {
  parameters: { requirements: ['S4', 'X4'], shows: ['errorMessages.sessionExpired'] },
  play: async ({ msw }) => {
    await saveInVain(msw);
    await userEvent.keyboard('{Escape}');
    await toast('Error', 'Your session ended before this was saved. Sign in again to save it.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByLabelText('Location')).toHaveValue('Paris');
    await expect(screen.getByRole('button', { name: 'Update Profile' })).toBeEnabled();
    const notice = within(
      (await screen.findByText('Your session ended')).closest<HTMLElement>('[role="status"]')!,
    );
    await userEvent.click(notice.getByRole('button', { name: 'Sign in again' }));
    await enter(pro.password);
    await toast('Welcome back!', 'You have successfully signed in.');
    await expect(screen.queryByText('Your session ended')).toBeNull();
    await expect(screen.getByLabelText('Location')).toHaveValue('Paris');
    await press('Update Profile');
    await toast('Profile Updated', 'Your profile has been successfully updated.');
  },
};

/** Signing out from the dialog leaves nothing behind. [S4, X3] */
export const SignedOutInstead: Story = {
  parameters: { requirements: ['S4', 'X3', 'V19'], shows: ['toasts.signedOut'] },
  play: async ({ msw }) => {
    const again = await saveInVain(msw);
    await userEvent.click(again.getByRole('button', { name: 'Sign out instead' }));
    await toast('Signed out', 'You have been signed out successfully.');
    await expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
    await expect(screen.queryByText('Ada Lovelace')).toBeNull();
  },
};

/** The dialog on a phone. [S4] */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { requirements: ['S4'] },
  play: async ({ msw }) => {
    const again = await saveInVain(msw);
    await expect(again.getByRole('button', { name: 'Sign out instead' })).toBeVisible();
  },
};
