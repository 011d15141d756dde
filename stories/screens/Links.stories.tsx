import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { mailedCode } from '../../mocks/handlers/mailedCodes.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { card, dialog, fill, fillCode, followLink, heading, openLink, press, toast } from '../steps.ts';

const { free, pro } = personas;

/** What a link from a mail opens: one that this browser asked for, that of another browser, and one made up by somebody else. */
const meta = {
  title: 'Screens/Links from mails',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(free, pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function question() {
  // In a cold run the first one waits for all of the code.
  await heading('Switch to another account?');
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

/** What this browser never asked for: the link of somebody else, or one from before links were tied to a browser. */
const foreign = 'That link works only in the browser that asked for it';

async function leadsToCode() {
  await expect(await heading('Reset your password')).toBeVisible();
  await expect(screen.getByText(foreign)).toBeVisible();
  await expect(location.hash).toBe('');
}

/**
 * A recovery link is opened in another browser, such as that of a phone: it signs nobody in, and leads to a new mail, whose code is
 * typed in here. [U3, U4]
 */
export const FromAnotherBrowser: Story = {
  args: { isLinkFromElsewhere: true },
  parameters: { requirements: ['U3', 'U4'], shows: ['foreignLinks.recovery'] },
  beforeEach: () => openLink(pro, 'recovery'),
  play: async () => {
    await leadsToCode();
    await expect(screen.getByText('That link works only in the browser that asked for it')).toBeVisible();
    await expect(
      screen.getByText(
        'This is another one, or the link was used before. Enter your email, and we send you a new mail: type its code in here.',
      ),
    ).toBeVisible();
    await fill('Email', pro.email);
    await press('Send link');
    await fillCode(mailedCode());
    await press('Continue');
    await heading('Set your password');
    await expect(screen.getByText(`For ${pro.email}`)).toBeVisible();
  },
};

/** The same while somebody is signed in, who stays so. [U3] */
export const FromAnotherBrowserForUser: Story = {
  args: { isLinkFromElsewhere: true, signedInAs: pro },
  parameters: { requirements: ['U3'], shows: ['foreignLinks.recoveryWhileSignedIn'] },
  beforeEach: () => openLink(free, 'recovery'),
  play: async () => {
    await toast(foreign, 'You are still signed in here. You can change your password in your account.');
    await expect(await heading('Dashboard')).toBeVisible();
    const profile = await card('Profile Information');
    await expect(await profile.findByText('Ada Lovelace')).toBeVisible();
  },
};

/** The link that confirms an address is opened in another browser: it is confirmed, and nobody is signed in. [U3] */
export const ConfirmedElsewhere: Story = {
  args: { isLinkFromElsewhere: true },
  parameters: { requirements: ['U3'], shows: ['foreignLinks.signup'] },
  beforeEach: () => openLink(pro, 'signup'),
  play: async () => {
    await expect(await heading('Welcome Back')).toBeVisible();
    await expect(screen.getByText('Your email is confirmed')).toBeVisible();
    await expect(screen.getByText('You can sign in now.')).toBeVisible();
    await fill('Email', pro.email);
    await fill('Password', pro.password);
    await press('Sign In');
    await expect(await heading('Dashboard')).toBeVisible();
  },
};

/** The same while somebody is signed in, who stays so. [U3] */
export const ConfirmedElsewhereForUser: Story = {
  args: { isLinkFromElsewhere: true, signedInAs: pro },
  parameters: { requirements: ['U3'], shows: ['foreignLinks.signupWhileSignedIn'] },
  beforeEach: () => openLink(free, 'signup'),
  play: async () => {
    await toast('That email is confirmed', 'You are still signed in as before.');
    await expect(await heading('Dashboard')).toBeVisible();
  },
};

const oldLink = { access_token: 'x.y.z', refresh_token: 'made-up', type: 'recovery' };

/** The tokens of an old link, or of a made-up one, are thrown away: anybody could have sent them. [U2, X9] */
export const OldLink: Story = {
  parameters: { requirements: ['U2', 'X9'] },
  beforeEach: () => followLink(oldLink),
  play: leadsToCode,
};

/** They change nothing for a signed-in user either. [U2, X9] */
export const OldLinkForUser: Story = {
  args: { signedInAs: pro },
  parameters: { requirements: ['U2', 'X9'] },
  beforeEach: () => followLink(oldLink),
  play: async () => {
    await toast(foreign, 'You are still signed in here. You can change your password in your account.');
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
