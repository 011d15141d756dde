import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { card, dialog, followLink, heading, openLink, toast } from '../steps.ts';

const { free, pro } = personas;

/** What a link from a mail opens: a real one, an expired one, and one made up by somebody else. */
const meta = {
  title: 'Screens/Links from mails',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(free, pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function question() {
  const asked = await dialog('Switch to another account?');
  await expect(location.hash).toBe('');
  return asked;
}

/** Somebody signed in opens a link of another account: the question names both, and Enter keeps the current one. [S14] */
export const AnotherAccount: Story = {
  args: { signedInAs: pro },
  parameters: { requirements: ['S14'] },
  beforeEach: () => openLink(free),
  play: async () => {
    const asked = await question();
    await expect(
      asked.getByText(
        'You are signed in as ada@example.com. The link you opened signs you in as alan@example.com.',
      ),
    ).toBeVisible();
    await expect(asked.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
  },
};

/** The user declines and stays signed in as before. [S14] */
export const Stayed: Story = {
  args: { signedInAs: pro },
  parameters: { requirements: ['S14'] },
  beforeEach: () => openLink(free),
  play: async () => {
    await question();
    await userEvent.keyboard('{Enter}');
    const profile = await card('Profile Information');
    await expect(await profile.findByText('Ada Lovelace')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The user accepts, and the link's account replaces the current one. [S14] */
export const Switched: Story = {
  args: { signedInAs: pro },
  parameters: { requirements: ['S14'] },
  beforeEach: () => openLink(free),
  play: async () => {
    await userEvent.click((await question()).getByRole('button', { name: 'Switch account' }));
    await waitFor(() => expect(screen.queryByText('Ada Lovelace')).toBeNull());
    const profile = await card('Profile Information');
    await expect(await profile.findByText('Alan Turing')).toBeVisible();
  },
};

/** The link asks for a new password, so accepting opens that form. [S14] */
export const SwitchedToRecover: Story = {
  args: { signedInAs: pro },
  parameters: { requirements: ['S14'] },
  beforeEach: () => openLink(free, 'recovery'),
  play: async () => {
    await userEvent.click((await question()).getByRole('button', { name: 'Switch account' }));
    await heading('Set your password');
    await expect(await screen.findByText('For alan@example.com')).toBeVisible();
  },
};

/** The connection fails while accounts are switched: the user stays signed in as before. [S14] */
export const NotSwitched: Story = {
  args: { signedInAs: pro },
  parameters: { requirements: ['S14'], shows: ['errorMessages.unavailable'] },
  beforeEach: () => openLink(free),
  play: async ({ msw }) => {
    const asked = await question();
    withHandlers(fault('user-get', 'net'))({ msw });
    await userEvent.click(asked.getByRole('button', { name: 'Switch account' }));
    await expect(await asked.findByRole('alert')).toHaveTextContent(
      'We could not reach the server. Check your connection and try again.',
    );
    await expect(asked.getByRole('button', { name: 'Stay signed in' })).toBeEnabled();
  },
};

/** Nobody was signed in: a message names the account that the link signed in to. [S14] */
export const SignedInByLink: Story = {
  parameters: { requirements: ['S14'], shows: ['toasts.signedInAs'] },
  beforeEach: () => openLink(free),
  play: async () => {
    await toast('Signed in as alan@example.com', 'Not your account? Sign out, then sign in with yours.');
    await expect(await heading('Dashboard')).toBeVisible();
  },
};

const forged = { access_token: 'x.y.z', refresh_token: 'made-up', type: 'recovery' };

/** A made-up recovery link does not open the form for a new password for a visitor. [X9] */
export const Forged: Story = {
  parameters: { requirements: ['X9'], shows: ['errorMessages.linkExpired'] },
  beforeEach: () => followLink(forged),
  play: async () => {
    await expect(await heading('Welcome Back')).toBeVisible();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'That link is invalid or has expired. Ask for a new one.',
    );
  },
};

/** A made-up recovery link does not open that form for a signed-in user either, and the session stays. [X9] */
export const ForgedForUser: Story = {
  args: { signedInAs: pro },
  parameters: { requirements: ['X9'] },
  beforeEach: () => followLink(forged),
  play: async () => {
    await toast('Error', 'That link is invalid or has expired. Ask for a new one.');
    await expect(await heading('Dashboard')).toBeVisible();
  },
};

/** A text that somebody wrote into the link's address is not shown. [X9] */
export const WordsOfTheAddress: Story = {
  parameters: { requirements: ['X9'], shows: ['errorMessages.linkFailed'] },
  beforeEach: () => followLink({ error: 'x', error_description: 'Your account is locked. Call 0900.' }),
  play: async () => {
    await expect(await heading('Welcome Back')).toBeVisible();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'That link did not work. Ask for a new one.',
    );
    await expect(screen.queryByText(/0900/)).toBeNull();
  },
};
