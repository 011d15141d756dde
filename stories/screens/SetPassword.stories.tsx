import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { mailedCode } from '../../mocks/handlers/mailedCodes.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, backendOf, oldSessionOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { expectCodeStep, fill, heading, openRecoveryLink, press, toast } from '../steps.ts';
import { weakPassword } from './weakPassword.ts';

const { pro } = personas;

/** The form for a new password, which a recovery link opens. */
const meta = {
  title: 'Screens/Set password',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => {
    backendOf(pro)(context);
    openRecoveryLink(pro);
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function save() {
  await heading('Set your password');
  await fill('New password', 'battery-staple');
  await press('Save password');
}

async function refused(words: string) {
  await save();
  const alert = await screen.findByRole('alert');
  await expect(alert).toHaveTextContent(words);
  await expect(screen.getByLabelText('New password')).toHaveValue('battery-staple');
  return within(alert);
}

/** The form names the window and the account, and offers to keep the old password. [V1, S1, H2] */
export const Empty: Story = {
  parameters: { requirements: ['V1', 'S1', 'H2'] },
  play: async () => {
    await heading('Set your password');
    await waitFor(() => expect(document.title).toBe('Set your password · Parley'));
    await expect(screen.getByText(`For ${pro.email}`)).toBeVisible();
    await press('Keep the old one and continue');
    await expect(await heading('Dashboard')).toBeVisible();
  },
};

/** The form on a slow network. [V1] */
export const Slow: Story = {
  parameters: { requirements: ['V1'] },
  beforeEach: withHandlers(fault('user-update', 'slow')),
  play: async () => {
    await save();
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Every reason for a refused password is listed. [R3, X9] */
export const Weak: Story = {
  parameters: { requirements: ['R3', 'X9'] },
  beforeEach: withHandlers(weakPassword('put', '/auth/v1/user')),
  play: async () => {
    const alert = await refused('Password is too weak');
    await expect(alert.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** The page has been open for more than a day: a code from a mail is asked for, and the password is set with it. */
export const CodeNeeded: Story = {
  parameters: { requirements: ['S16'], shows: ['mailedCode.sent'] },
  beforeEach: (context) => {
    oldSessionOf(pro)(context);
    openRecoveryLink(pro);
  },
  play: async () => {
    await save();
    await expectCodeStep(
      'Confirm that it is you',
      'We have sent a code to ada@example.com, because you signed in a while ago. It can take a minute; look into the spam folder too.',
    );
    await expect(screen.getByLabelText('New password')).toHaveValue('battery-staple');
    await fill('Code from the mail', mailedCode());
    await press('Save password');
    await expect(await heading('Dashboard')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { requirements: ['X9'], shows: ['errorMessages.unavailable'] },
  beforeEach: withHandlers(fault('user-update', 'net')),
  play: async () => {
    await refused('We could not reach the server. Check your connection and try again.');
  },
};

/** The backend no longer knows the link's session: the user is signed out and told so. [X9, S4] */
export const SessionNotFound: Story = {
  parameters: { requirements: ['X9', 'S4'], shows: ['toasts.sessionEnded'] },
  beforeEach: withHandlers(fault('user-update', 403, { code: 'session_not_found' })),
  play: async () => {
    await save();
    await toast('Your session ended', 'Please sign in again to continue.');
    await expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
  },
};
