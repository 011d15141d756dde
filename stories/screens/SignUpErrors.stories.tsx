import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { fill, heading, press } from '../steps.ts';

const meta = {
  title: 'Screens/Create account, errors',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(personas.pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function send() {
  await press('Get Started');
  await heading('Create Account');
  await fill('Full Name', 'Nora New');
  await fill('Email', 'nora@example.com');
  await fill('Password', 'correct-horse');
  await press('Create Account');
}

/** The error is in the red box, nothing typed is lost, and it can be tried again. */
async function refused(words: string) {
  await send();
  await expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await expect(screen.getByLabelText('Full Name')).toHaveValue('Nora New');
  await expect(screen.getByLabelText('Password')).toHaveValue('correct-horse');
  await expect(screen.getByRole('button', { name: 'Create Account' })).toBeEnabled();
}

/** The backend's own message. [X1] */
export const RateLimited: Story = {
  parameters: { requirements: ['X1'] },
  beforeEach: withHandlers(
    fault('signup', 429, { code: 'over_email_send_rate_limit', message: 'Email rate limit exceeded' }),
  ),
  play: () => refused('Email rate limit exceeded'),
};

export const Offline: Story = {
  parameters: { requirements: ['X9'], shows: ['plain.unavailable'] },
  beforeEach: withHandlers(fault('signup', 'net')),
  play: () => refused('We could not reach the server. Check your connection and try again.'),
};

export const ServerDown: Story = {
  parameters: { requirements: ['X9'], shows: ['plain.unavailable'] },
  beforeEach: withHandlers(fault('signup', 503)),
  play: () => refused('We could not reach the server. Check your connection and try again.'),
};

/** No answer within the time limit. [X9] */
export const Silent: Story = {
  args: { timeoutMs: 300 },
  parameters: { requirements: ['X9'], shows: ['plain.timeout'] },
  beforeEach: withHandlers(fault('signup', 'hang')),
  play: () => refused('The server took too long to answer. Please try again.'),
};

/** A proxy's page instead of an answer. */
export const NotJson: Story = {
  parameters: { shows: ['plain.unexpected'] },
  beforeEach: withHandlers(fault('signup', 'html')),
  play: () => refused('Something went wrong on our side. Please try again.'),
};

/** A slow network: busy from the first moment on. [V7] */
export const Slow: Story = {
  parameters: { requirements: ['V7'] },
  beforeEach: withHandlers(fault('signup', 'slow')),
  play: async () => {
    await send();
    await expect(await screen.findByRole('button', { name: 'Creating Account...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
