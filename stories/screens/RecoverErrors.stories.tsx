import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { fill, followLink, heading, press } from '../steps.ts';

const { pro } = personas;

const meta = {
  title: 'Screens/Recover, errors',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function send() {
  await press('Sign In');
  await press('Forgot password?');
  await heading('Reset your password');
  await fill('Email', pro.email);
  await press('Send link');
}

async function refused(words: string) {
  await send();
  await expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await expect(screen.getByLabelText('Email')).toHaveValue(pro.email);
  await expect(screen.getByRole('button', { name: 'Send link' })).toBeEnabled();
}

export const Offline: Story = {
  parameters: { requirements: ['X9'], shows: ['errorMessages.unavailable'] },
  beforeEach: withHandlers(fault('recover', 'net')),
  play: () => refused('We could not reach the server. Check your connection and try again.'),
};

/** The backend does not answer within the time limit. [X9] */
export const Silent: Story = {
  args: { timeoutMs: 300 },
  parameters: { requirements: ['X9'], shows: ['errorMessages.timeout'] },
  beforeEach: withHandlers(fault('recover', 'hang')),
  play: () => refused('The server took too long to answer. Please try again.'),
};

/** The form on a slow network. [V1] */
export const Slow: Story = {
  parameters: { requirements: ['V1'] },
  beforeEach: withHandlers(fault('recover', 'slow')),
  play: async () => {
    await send();
    await expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The mail's link has expired: a sentence of ours, because the backend says no more than that. [X9] */
export const LinkExpired: Story = {
  parameters: { requirements: ['X9'], shows: ['errorMessages.linkExpired'] },
  beforeEach: () => followLink({ error: 'access_denied', error_code: 'otp_expired' }),
  play: async () => {
    await expect(await heading('Welcome Back')).toBeVisible();
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'That link is invalid or has expired. Ask for a new one.',
    );
    await expect(location.hash).toBe('');
    await press('Forgot password?');
    await expect(await heading('Reset your password')).toBeVisible();
  },
};
