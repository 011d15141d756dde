import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { virtualClock } from '../../mocks/virtualClock.ts';
import { ClockProvider } from '../../src/screens/shell/clock.ts';
import { heading, press, toast } from '../steps.ts';

const { blank, cancelled, free, hostile, newcomer, pro } = personas;
/** May 4, 2026: the stories' present, so that their dates are always the same. */
const present = virtualClock();

const meta = {
  title: 'Screens/Dashboard',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <ClockProvider value={present}>
      <Story />
    </ClockProvider>
  ),
  beforeEach: backendOf(blank, cancelled, free, hostile, newcomer, pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = async (name: string) => within(await screen.findByRole('region', { name }));

/** A customer on Pro: the five newest payments with their statuses, and a plan that nobody charges. [V14, K3, S5, B57] */
export const Pro: Story = {
  parameters: { requirements: ['V14', 'K3', 'S5', 'C4', 'E5', 'E6', 'B57'] },
  play: async () => {
    await expect(await heading('Dashboard')).toBeVisible();
    await expect(screen.getByText("Welcome back! Here's your account overview.")).toBeVisible();
    const payments = await card('Payment History');
    const rows = await payments.findAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent('May 1, 2026');
    await expect(rows[3]).toHaveTextContent('€26.50');
    await expect(payments.queryByText('Too old to be shown')).toBeNull();
    const billing = await card('Billing Status');
    await expect(billing.getByText('$29.00 / month')).toBeVisible();
    await expect(billing.getByText('Credit Card')).toBeVisible();
    await expect(billing.getByText('None: no card is charged')).toBeVisible();
    const profile = await card('Profile Information');
    await expect(await profile.findByText('London')).toBeVisible();
    await expect(screen.getByText('Ada Lovelace, May 4, 2026')).toBeInTheDocument();
  },
};

/** A user without a profile row: it is created from the sign-up data. There are no payments yet. [C3, K3, E3] */
export const Newcomer: Story = {
  args: { signedInAs: newcomer },
  parameters: { shows: ['noPayments'], requirements: ['C3', 'K3', 'E3'] },
  play: async () => {
    const profile = await card('Profile Information');
    await expect(await profile.findByText('Grace Hopper')).toBeVisible();
    await expect(await screen.findByText('No payment history yet')).toBeVisible();
    await expect(screen.getByText('Payments will appear here once you make them')).toBeVisible();
  },
};

/** A cancelled plan has a red status. [S5] */
export const Cancelled: Story = {
  args: { signedInAs: cancelled },
  parameters: { requirements: ['S5'] },
  play: async () => {
    const billing = await card('Billing Status');
    await expect(await billing.findByText('cancelled')).toBeVisible();
    await expect(billing.getByText('Enterprise')).toBeVisible();
  },
};

/** Hostile values stay inside their boxes, and nothing of them runs. */
export const Hostile: Story = {
  args: { signedInAs: hostile },
  play: async ({ canvasElement }) => {
    const payments = await card('Payment History');
    await payments.findAllByRole('listitem');
    await expect(payments.getByText('$0.00')).toBeVisible();
    await expect(payments.getByText('Service Payment')).toBeVisible();
    await expect(canvasElement.querySelector('script, img[src^="javascript"]')).toBeNull();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** With empty rows the name is 'User' and the plan is Free. [V9, S6] */
export const Blank: Story = {
  args: { signedInAs: blank },
  parameters: { requirements: ['V9', 'S6'] },
  play: async () => {
    const billing = await card('Billing Status');
    await expect(await billing.findByText('Free')).toBeVisible();
    const profile = await card('Profile Information');
    await expect(profile.getByText('User')).toBeVisible();
  },
};

/** While loading, placeholders take up the final space. [V14] */
export const Loading: Story = {
  parameters: { requirements: ['V14'] },
  beforeEach: withHandlers(
    fault('profiles-read', 'hang'),
    fault('billing-read', 'hang'),
    fault('payments-read', 'hang'),
  ),
  play: async ({ canvasElement }) => {
    await heading('Payment History');
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]').length).toBeGreaterThanOrEqual(3);
    await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

/** What was read before the app's code was here is shown at once, and only the rest is asked for. [V14] */
export const LoadedInAdvance: Story = {
  args: {
    services: {
      loadedAccount: () => ({
        billing: { plan: 'enterprise', status: 'active', paymentMethod: 'PayPal' },
        payments: [],
      }),
    },
  },
  parameters: { requirements: ['V14'] },
  beforeEach: withHandlers(fault('billing-read', 'hang'), fault('payments-read', 'hang')),
  play: async () => {
    const billing = await card('Billing Status');
    await expect(await billing.findByText('$99.00 / month')).toBeVisible();
    await expect(screen.getByText('No payment history yet')).toBeVisible();
    const profile = await card('Profile Information');
    await expect(await profile.findByText('London')).toBeVisible();
  },
};

/** Three failures give one toast, and each card can be retried by itself. [X5] */
export const AllFailed: Story = {
  parameters: { shows: ['toasts.loadFailed'], requirements: ['X5'] },
  beforeEach: withHandlers(
    fault('profiles-read', 500),
    fault('billing-read', 'html'),
    fault('payments-read', 403),
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(3));
    await toast('Error', 'Failed to fetch user data. Please try again.');
    await expect(screen.getAllByText('Failed to fetch user data. Please try again.')).toHaveLength(1);
  },
};

/** 'Retry' loads the card, which then has the focus in place of the button. [X5, H1] */
export const Retried: Story = {
  parameters: { requirements: ['X5', 'H1'] },
  beforeEach: withHandlers(fault('billing-read', 500)),
  play: async ({ msw }) => {
    await screen.findByRole('button', { name: 'Retry' });
    msw.resetHandlers();
    backendOf(pro)({ msw });
    // What keeps the focus is fetched when the browser is idle.
    await new Promise((resolve) => requestIdleCallback(resolve));
    await import('../../src/screens/shell/keepFocus.ts');
    await press('Retry');
    const billing = await card('Billing Status');
    await expect(await billing.findByText('$29.00 / month')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Billing Status' })).toHaveFocus());
  },
};
