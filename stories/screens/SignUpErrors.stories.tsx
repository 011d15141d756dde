import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { backendState } from '../../mocks/handlers/backendState.ts';
import { withHandlers, backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { fill, heading, heldRequests, press, toast } from '../steps.ts';

const meta = {
  title: 'Screens/Create account, errors',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(personas.pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;
type Msw = Parameters<NonNullable<Story['play']>>[0]['msw'];

async function send() {
  await press('Get Started');
  await heading('Create Account');
  await fill('Full Name', 'Nora New');
  await fill('Email', 'nora@example.com');
  await fill('Password', 'correct-horse');
  await press('Create Account');
}

/** Checks that the red box shows the error, that what was typed is kept, and that the form can be sent again. */
async function refused(words: string) {
  await send();
  await expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await expect(screen.getByLabelText('Full Name')).toHaveValue('Nora New');
  await expect(screen.getByLabelText('Password')).toHaveValue('correct-horse');
  await expect(screen.getByRole('button', { name: 'Create Account' })).toBeEnabled();
}

/** The red box shows the backend's own message. [X1] */
export const RateLimited: Story = {
  parameters: { requirements: ['X1'] },
  beforeEach: withHandlers(
    fault('signup', 429, { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' }),
  ),
  play: () => refused('email rate limit exceeded'),
};

export const Offline: Story = {
  parameters: { requirements: ['X9'], shows: ['errorMessages.unavailable'] },
  beforeEach: withHandlers(fault('signup', 'net')),
  play: () => refused('We could not reach the server. Check your connection and try again.'),
};

export const ServerDown: Story = {
  parameters: { requirements: ['X9'], shows: ['errorMessages.unavailable'] },
  beforeEach: withHandlers(fault('signup', 503)),
  play: () => refused('We could not reach the server. Check your connection and try again.'),
};

/** The backend does not answer within the time limit. [X9] */
export const Silent: Story = {
  args: { timeoutMs: 300 },
  parameters: { requirements: ['X9'], shows: ['errorMessages.timeout'] },
  beforeEach: withHandlers(fault('signup', 'hang')),
  play: () => refused('The server took too long to answer. Please try again.'),
};

/** A proxy answers with an HTML page instead of the backend's JSON. */
export const NotJson: Story = {
  parameters: { shows: ['errorMessages.unexpected'] },
  beforeEach: withHandlers(fault('signup', 'html')),
  play: () => refused('Something went wrong on our side. Please try again.'),
};

/** On a slow network the button is loading from the first moment. [V7] */
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

/** Goes back to the landing page while the account is being created, and lets the answer arrive then. */
async function leaveMeanwhile(msw: Msw) {
  const held = heldRequests('post', '/auth/v1/signup');
  msw.use(held.handler);
  await send();
  await held.hasArrived;
  await press('Back');
  await screen.findByRole('button', { name: 'Get Started' });
  held.release();
}

/** The form is left, and the account is created then: a toast says where the link to confirm it is. [X3] */
export const CreatedMeanwhile: Story = {
  parameters: { requirements: ['X3'], shows: ['toasts.accountUnconfirmed'] },
  beforeEach: withHandlers(...handlersOf(backendState([personas.pro], { confirmations: true }))),
  play: async ({ msw }) => {
    await leaveMeanwhile(msw);
    await toast('Account created!', 'Open the link that we sent to nora@example.com, then sign in.');
  },
};

/** The form is left, and the answer is lost: the account may exist all the same, and a toast says what to do. [X3] */
export const AnswerLostMeanwhile: Story = {
  parameters: { requirements: ['X3'], shows: ['toasts.accountUncertain'] },
  beforeEach: withHandlers(fault('signup', 'net')),
  play: async ({ msw }) => {
    await leaveMeanwhile(msw);
    await toast(
      'Account may not have been created',
      'The server did not confirm it. Try to sign in, or sign up again.',
    );
  },
};

/** The form is left, and the account is refused then: a toast says why, and the form still has what was typed. [X1, X3, V20] */
export const RefusedMeanwhile: Story = {
  parameters: { requirements: ['X1', 'X3', 'V20'], shows: ['toasts.accountNotCreated'] },
  beforeEach: withHandlers(fault('signup', 429, { message: 'email rate limit exceeded' })),
  play: async ({ msw }) => {
    await leaveMeanwhile(msw);
    await toast('Account not created', 'email rate limit exceeded');
    await press('Get Started');
    await heading('Create Account');
    await expect(screen.getByLabelText('Email')).toHaveValue('nora@example.com');
  },
};
