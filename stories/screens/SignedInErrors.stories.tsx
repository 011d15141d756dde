import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { storyServices } from '../../mocks/storyServices.ts';
import { failed } from '../../src/services/result.ts';
import { fill, followLink, heading, press, proveIt, toast } from '../steps.ts';
import { weakPassword } from './weakPassword.ts';

const { pro } = personas;

const meta = {
  title: 'Screens/Password and sessions, errors',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function change() {
  await press('Edit');
  await heading('Edit Profile');
  await fill('New password', 'battery-staple');
  await press('Change password');
  await proveIt(pro.password);
}

/** A signed-in user opens a link that fails. [X9] */
export const LinkFailed: Story = {
  parameters: { requirements: ['X9'], shows: ['toasts.linkFailed'] },
  beforeEach: () => followLink({ error: 'access_denied', error_description: 'Call 0900 now' }),
  play: async () => {
    await toast('Error', 'The sign-in was not completed. Please try again.');
    await expect(screen.queryByText(/0900/)).toBeNull();
    await expect(await heading('Dashboard')).toBeVisible();
    await expect(location.hash).toBe('');
  },
};

/** Every reason for a refused password is listed. [R3] */
export const WeakPassword: Story = {
  parameters: { requirements: ['R3', 'X9'] },
  beforeEach: withHandlers(weakPassword('put', '/auth/v1/user')),
  play: async () => {
    await change();
    const alert = await screen.findByRole('alert');
    await expect(within(alert).getAllByRole('listitem')).toHaveLength(2);
    await expect(screen.getByLabelText('New password')).toHaveValue('battery-staple');
  },
};

export const PasswordOffline: Story = {
  parameters: { requirements: ['X9'], shows: ['errorMessages.unavailable'] },
  beforeEach: withHandlers(fault('user-update', 'net')),
  play: async () => {
    await change();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not reach the server. Check your connection and try again.',
    );
  },
};

/** The password form on a slow network. */
export const PasswordSlow: Story = {
  beforeEach: withHandlers(fault('user-update', 'slow')),
  play: async () => {
    await change();
    await expect(await screen.findByRole('button', { name: 'Changing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Signing out everywhere needs the backend; signing out on this device does not. [C1, X3] */
export const SignOutOffline: Story = {
  parameters: { requirements: ['C1', 'X3'], shows: ['errorMessages.unavailable', 'toasts.signedOut'] },
  beforeEach: withHandlers(fault('logout', 'net')),
  play: async () => {
    await press('Edit');
    await heading('Edit Profile');
    await press('Sign out everywhere');
    await toast('Error', 'We could not reach the server. Check your connection and try again.');
    await press('Sign out on this device');
    await toast('Signed out', 'You have been signed out successfully.');
    await expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
  },
};

const { auth } = storyServices({ signedInAs: pro });
const wordless = failed({ kind: 'refused', message: '' });

/** A refusal without a message. Our adapter always gives one, but the port allows it. [X3] */
export const SignOutRefused: Story = {
  args: { services: { auth: { ...auth, signOut: async () => wordless } } },
  parameters: { requirements: ['X3'], shows: ['toasts.signOutFailed'] },
  play: async () => {
    await press('Edit');
    await heading('Edit Profile');
    await press('Sign out everywhere');
    await toast('Error', 'We could not sign you out. Please try again.');
    await expect(screen.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
  },
};
