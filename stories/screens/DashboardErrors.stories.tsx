import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fault, type Fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { virtualClock } from '../../mocks/virtualClock.ts';
import { ClockProvider } from '../../src/screens/shell/clock.ts';
import { card, heading, press, toast } from '../steps.ts';

const { newcomer, pro } = personas;
/** May 4, 2026: the stories' present, so that their dates are always the same. */
const present = virtualClock();

const meta = {
  title: 'Screens/Dashboard, errors',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <ClockProvider value={present}>
      <Story />
    </ClockProvider>
  ),
  beforeEach: backendOf(newcomer, pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const reads = (kind: Fault) =>
  withHandlers(fault('profiles-read', kind), fault('billing-read', kind), fault('payments-read', kind));

/** Checks that there is one toast, and three cards that say what is missing and offer to retry. */
async function nothingLoaded() {
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(3));
  for (const what of ['Your profile', 'Billing status', 'Payment history'])
    await expect(screen.getByText(`${what} could not be loaded.`)).toBeVisible();
  await toast('Error', 'Failed to fetch user data. Please try again.');
  await expect(screen.getByRole('button', { name: 'Manage billing' })).toBeEnabled();
}

export const Offline: Story = {
  parameters: { requirements: ['X5'], shows: ['toasts.loadFailed'] },
  beforeEach: reads('net'),
  play: nothingLoaded,
};

/** The backend does not answer within the time limit. [X5] */
export const Silent: Story = {
  args: { timeoutMs: 300 },
  parameters: { requirements: ['X5'], shows: ['toasts.loadFailed'] },
  beforeEach: reads('hang'),
  play: nothingLoaded,
};

/** The answers have an unexpected shape. [X5] */
export const BrokenAnswers: Story = {
  parameters: { requirements: ['X5'], shows: ['toasts.loadFailed'] },
  beforeEach: withHandlers(
    fault('profiles-read', 'bad-json'),
    fault('billing-read', 'null'),
    fault('payments-read', 'html'),
  ),
  play: nothingLoaded,
};

/** The token is refused: nothing of the account shows, and nothing crashes. [X5] */
export const TokenRefused: Story = {
  parameters: { requirements: ['X5'], shows: ['toasts.loadFailed'] },
  beforeEach: reads(401),
  play: nothingLoaded,
};

/** On a slow network placeholders show, and everything around them works. [V14] */
export const Slow: Story = {
  parameters: { requirements: ['V14'] },
  beforeEach: reads('slow'),
  play: async ({ canvasElement }) => {
    await heading('Payment History');
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]').length).toBeGreaterThanOrEqual(3);
    await expect(screen.queryByText('No payment history yet')).toBeNull();
    await press('Manage billing');
    await expect(await heading('Billing & Subscriptions')).toBeVisible();
  },
};

/** One card that failed does not affect the others. [X5] */
export const OneCard: Story = {
  parameters: { requirements: ['X5'] },
  beforeEach: withHandlers(fault('payments-read', 503)),
  play: async () => {
    const payments = await card('Payment History');
    await expect(await payments.findByRole('button', { name: 'Retry' })).toBeEnabled();
    await expect(await (await card('Billing Status')).findByText('$29.00 / month')).toBeVisible();
    await expect(await (await card('Profile Information')).findByText('London')).toBeVisible();
  },
};

/** The profile row of a new user could not be created. [X5, C3] */
export const NewcomerRefused: Story = {
  args: { signedInAs: newcomer },
  parameters: { requirements: ['X5', 'C3'], shows: ['toasts.loadFailed'] },
  beforeEach: withHandlers(fault('profiles-insert', 403)),
  play: async () => {
    const profile = await card('Profile Information');
    await expect(await profile.findByText('Your profile could not be loaded.')).toBeVisible();
    await toast('Error', 'Failed to fetch user data. Please try again.');
    await expect(await screen.findByText('No payment history yet')).toBeVisible();
  },
};
