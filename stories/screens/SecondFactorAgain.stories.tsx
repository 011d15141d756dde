import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { backendState } from '../../mocks/handlers/backendState.ts';
import { endSessions } from '../../mocks/handlers/expiredSessions.ts';
import { factorCode } from '../../mocks/handlers/factors.ts';
import { personas, withFactor, withVerifiedFactor } from '../../mocks/personas.ts';
import { freshBrowser, StoryApp } from '../../mocks/StoryApp.tsx';
import { storyBrowser, storyServices } from '../../mocks/storyServices.ts';
import { card, dialog, fill, heading, openLink, openRecoveryLink, press, toast } from '../steps.ts';

const { pro } = personas;
const guarded = withFactor(pro);
let state = backendState([guarded]);

/** The second factor after a session has ended in mid-work, and after a mail's link. */
const meta = {
  title: 'Screens/Second factor, again',
  component: StoryApp,
  args: { signedInAs: guarded },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['U10', 'S4'] },
  beforeEach: ({ msw }) => {
    freshBrowser();
    state = backendState([guarded]);
    msw.use(...handlersOf(state));
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;
type Msw = Parameters<NonNullable<Story['play']>>[0]['msw'];

/** Signs in with the factor, saves the profile after the session has ended, and enters the password again. */
async function enterPasswordAgain(msw: Msw) {
  await heading('Enter your code');
  await fill('Six-digit code', factorCode());
  await press('Continue');
  await press('Edit');
  await fill('Location', 'Paris');
  msw.use(endSessions(state));
  await press('Update Profile');
  const again = await dialog('Sign in again');
  await userEvent.click(again.getByLabelText('Password'));
  await userEvent.paste(pro.password);
  await userEvent.click(again.getByRole('button', { name: 'Sign In' }));
  await again.findByLabelText('Six-digit code');
  return again;
}

/** The dialog asks for the code after the password, with everything typed behind it; then the save goes on. */
export const InDialog: Story = {
  play: async ({ msw }) => {
    const again = await enterPasswordAgain(msw);
    await waitFor(() => expect(again.getByLabelText('Six-digit code')).toHaveFocus());
    await expect(screen.getByLabelText('Location')).toHaveValue('Paris');
    await fill('Six-digit code', factorCode(2));
    await userEvent.click(again.getByRole('button', { name: 'Continue' }));
    await toast('Profile Updated', 'Your profile has been successfully updated.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(state.users.get(pro.id)?.profile?.location).toBe('Paris');
  },
};

/** 'Sign out instead' ends the session that the password began, too. */
export const SignedOutInstead: Story = {
  play: async ({ msw }) => {
    const again = await enterPasswordAgain(msw);
    await userEvent.click(again.getByRole('button', { name: 'Sign out instead' }));
    await expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
    // The page does not wait for the backend's answer.
    await waitFor(() => expect(state.accessTokens()).toEqual([]));
  },
};

/** Closed without the code, the form stays, and the next attempt to save opens the dialog again. */
export const Declined: Story = {
  play: async ({ msw }) => {
    await enterPasswordAgain(msw);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByLabelText('Location')).toHaveValue('Paris');
    await press('Update Profile');
    await (await dialog('Sign in again')).findByLabelText('Six-digit code');
  },
};

/** A mail's link proves the mailbox and not the device: the code comes before the new password. */
export const RecoveryLink: Story = {
  args: { browser: storyBrowser() },
  beforeEach: () => openRecoveryLink(guarded),
  play: async () => {
    await heading('Enter your code');
    await expect(screen.queryByLabelText('New password')).toBeNull();
    await fill('Six-digit code', factorCode());
    await press('Continue');
    await heading('Set your password');
  },
};

const verified = withVerifiedFactor(pro);
const shared = storyBrowser(verified);

/** Signs the same user in at another tab, with the password alone. */
const signInElsewhere = () => storyServices({ browser: shared }).auth.signIn(pro.email, pro.password);

/** A mail's link, or the password, signs the same user in at another tab: a dialog asks for the code, in front of the work. [U43] */
export const SignedInElsewhere: Story = {
  args: { browser: shared },
  parameters: { requirements: ['U43'] },
  beforeEach: ({ msw }) => {
    shared.lastUsedBy(verified);
    state = backendState([verified]);
    msw.use(...handlersOf(state));
  },
  play: async () => {
    await press('Edit');
    await fill('Location', 'Paris');
    await signInElsewhere();
    const again = await dialog('Sign in again');
    await expect(screen.getByLabelText('Location')).toHaveValue('Paris');
    await fill('Six-digit code', factorCode());
    await userEvent.click(again.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Update Profile');
    await toast('Profile Updated', 'Your profile has been successfully updated.');
    await expect(state.users.get(pro.id)?.profile?.location).toBe('Paris');
  },
};

/** Without anything to lose the whole page asks for it. [U43] */
export const SignedInElsewhereIdle: Story = {
  ...SignedInElsewhere,
  play: async () => {
    await heading('Dashboard');
    await signInElsewhere();
    await heading('Enter your code');
    await fill('Six-digit code', factorCode());
    await press('Continue');
    await heading('Dashboard');
  },
};

/** A link of another account is asked about after the code, and not forgotten. [U44] */
export const LinkOfAnotherAccount: Story = {
  args: { browser: storyBrowser(guarded) },
  parameters: { requirements: ['U44'] },
  beforeEach: ({ msw }) => {
    state = backendState([guarded, personas.free]);
    msw.use(...handlersOf(state));
    openLink(personas.free);
  },
  play: async () => {
    await heading('Enter your code');
    await fill('Six-digit code', factorCode());
    await press('Continue');
    const asked = await dialog('Switch to another account?');
    await userEvent.click(asked.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const profile = await card('Profile Information');
    await expect(await profile.findByText('Ada Lovelace')).toBeVisible();
  },
};
