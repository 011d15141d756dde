import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { backendHandlers } from '../../mocks/handlers/backend.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, freshBrowser, StoryApp } from '../../mocks/StoryApp.tsx';
import { storyServices } from '../../mocks/storyServices.ts';
import { heading, signIn, press } from '../steps.ts';

const { pro } = personas;

const meta = {
  title: 'Screens/Sign in, errors',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Checks that the red box shows the error, that what was typed is kept, and that the form can be sent again. */
async function refused(words: string) {
  await signIn(pro.email, pro.password);
  await expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await expect(screen.getByLabelText('Email')).toHaveValue(pro.email);
  await expect(screen.getByLabelText('Password')).toHaveValue(pro.password);
  await expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
}

const failing = (...handler: ReturnType<typeof fault>[]) => ({
  handlers: [...handler, ...backendHandlers(pro)],
});

/** The red box shows the backend's own message. [X1] */
export const RateLimited: Story = {
  parameters: {
    requirements: ['X1'],
    msw: failing(
      fault('token-password', 429, {
        code: 'over_request_rate_limit',
        message: 'Request rate limit reached',
      }),
    ),
  },
  play: () => refused('Request rate limit reached'),
};

/** Without a connection the red box has a sentence of ours. [X9] */
export const Unreachable: Story = {
  parameters: {
    shows: ['errorMessages.unavailable'],
    requirements: ['X9'],
    msw: failing(fault('token-password', 'net')),
  },
  play: () => refused('We could not reach the server. Check your connection and try again.'),
};

/** For a fault of ours the address of support is named. [X9, X14] */
export const FaultWithSupport: Story = {
  args: { services: { supportEmail: 'help@example.com' } },
  parameters: { requirements: ['X9', 'X14'], msw: failing(fault('token-password', 500)) },
  play: () =>
    refused(
      'Something went wrong on our side. Please try again. If it happens again, write to help@example.com.',
    ),
};

/** The statuses 502, 503 and 504 have the same message. [X9] */
export const ServerDown: Story = {
  parameters: { requirements: ['X9'], msw: failing(fault('token-password', 503)) },
  play: () => refused('We could not reach the server. Check your connection and try again.'),
};

/** The backend does not answer within the time limit. [X9] */
export const Silent: Story = {
  args: { timeoutMs: 300 },
  parameters: {
    shows: ['errorMessages.timeout'],
    requirements: ['X9'],
    msw: failing(fault('token-password', 'hang')),
  },
  play: () => refused('The server took too long to answer. Please try again.'),
};

/** A proxy answers with an HTML page instead of the backend's JSON. */
export const NotJson: Story = {
  parameters: { shows: ['errorMessages.unexpected'], msw: failing(fault('token-password', 'html')) },
  play: () => refused('Something went wrong on our side. Please try again.'),
};

/** The address was never confirmed: the screen says so, claims no new mail, and sends one at once. [U4] */
export const Unconfirmed: Story = {
  parameters: {
    requirements: ['U4'],
    msw: failing(
      fault('token-password', 400, { code: 'email_not_confirmed', message: 'Email not confirmed' }),
    ),
  },
  play: async () => {
    await signIn(pro.email, pro.password);
    await expect(await heading('Check your inbox')).toBeVisible();
    await expect(
      screen.getByText(
        `Confirm ${pro.email} before you sign in. Open the link that we sent when you signed up, or send it again.`,
      ),
    ).toBeVisible();
    await press('Send again');
    await expect(
      await screen.findByText('Sent. It can take a minute. Check your spam folder too.'),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
  },
};

const visitor = storyServices();

/** The form shows what went wrong with a mail's link. [X9] */
export const ExpiredLink: Story = {
  args: {
    services: {
      auth: {
        ...visitor.auth,
        mayHaveSession: () => true,
        restoreSession: async () => ({
          user: null,
          isRecovering: false,
          redirectError: 'That link is invalid or has expired. Ask for a new one.',
        }),
      },
    },
  },
  parameters: { requirements: ['X9'] },
  beforeEach: backendOf(),
  play: async () => {
    await expect(await heading('Welcome Back')).toBeVisible();
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'That link is invalid or has expired. Ask for a new one.',
    );
  },
};
