import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { card, dialog, followLink, heading, openLink, toast } from '../steps.ts';

const { free, pro } = personas;

/** What the link of a mail opens, or of whoever sent it. */
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

/** Nothing has happened yet; both accounts are named, and staying is what Enter does. [S14] */
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

/** The user stays who they are. [S14] */
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

/** The link's account takes the place of the other one. [S14] */
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

/** The link was for a new password. [S14] */
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

/** The connection breaks off: still the same user. [S14] */
export const NotSwitched: Story = {
  args: { signedInAs: pro },
  parameters: { requirements: ['S14'], shows: ['plain.unavailable'] },
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

/** Nobody was signed in: the link says as whom one is now. [S14] */
export const SignedInByLink: Story = {
  parameters: { requirements: ['S14'], shows: ['toasts.signedInAs'] },
  beforeEach: () => openLink(free),
  play: async () => {
    await toast('Signed in as alan@example.com', 'Not your account? Sign out, then sign in with yours.');
    await expect(await heading('Dashboard')).toBeVisible();
  },
};

const forged = { access_token: 'x.y.z', refresh_token: 'made-up', type: 'recovery' };

/** A made-up recovery link leads a visitor to no new password. [X9] */
export const Forged: Story = {
  parameters: { requirements: ['X9'], shows: ['plain.linkExpired'] },
  beforeEach: () => followLink(forged),
  play: async () => {
    await expect(await heading('Welcome Back')).toBeVisible();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'That link is invalid or has expired. Ask for a new one.',
    );
  },
};

/** Nor does it lead a user to one, whose session stays as it is. [X9] */
export const ForgedForUser: Story = {
  args: { signedInAs: pro },
  parameters: { requirements: ['X9'] },
  beforeEach: () => followLink(forged),
  play: async () => {
    await toast('Error', 'That link is invalid or has expired. Ask for a new one.');
    await expect(await heading('Dashboard')).toBeVisible();
  },
};

/** Words that somebody wrote into the address do not show. [X9] */
export const WordsOfTheAddress: Story = {
  parameters: { requirements: ['X9'], shows: ['plain.linkFailed'] },
  beforeEach: () => followLink({ error: 'x', error_description: 'Your account is locked. Call 0900.' }),
  play: async () => {
    await expect(await heading('Welcome Back')).toBeVisible();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'That link did not work. Ask for a new one.',
    );
    await expect(screen.queryByText(/0900/)).toBeNull();
  },
};
