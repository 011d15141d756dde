import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { heading, press, toast } from '../steps.ts';

const { cancelled, pro } = personas;

const meta = {
  title: 'Screens/Billing, errors',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(cancelled, pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openBilling() {
  await press('Manage billing');
  await heading('Billing & Subscriptions');
  return within(await screen.findByRole('region', { name: 'Current plan' }));
}

/** Checks that nothing can be bought while the current plan is unknown. */
async function nothingOnSale() {
  for (const button of screen.getAllByRole('button', { name: 'Subscribe' }))
    await expect(button).toBeDisabled();
  for (const method of await screen.findAllByRole('radio')) await expect(method).toBeDisabled();
}

/** On a slow network a skeleton stands for the plan; the offers can be read, but not bought yet. [V15] */
export const Slow: Story = {
  parameters: { requirements: ['V15'] },
  beforeEach: withHandlers(fault('billing-read', 'slow')),
  play: async () => {
    const current = await openBilling();
    await expect(current.queryByText('Pro')).toBeNull();
    await expect(screen.getByRole('heading', { name: 'Enterprise' })).toBeVisible();
    await nothingOnSale();
  },
};

/** The plan could not be loaded; 'Retry' loads it. [X5] */
export const LoadFailed: Story = {
  parameters: { requirements: ['X5'], shows: ['toasts.loadFailed'] },
  beforeEach: withHandlers(fault('billing-read', 'net')),
  play: async ({ msw }) => {
    const current = await openBilling();
    await expect(await current.findByText('Your plan could not be loaded.')).toBeVisible();
    await toast('Error', 'Failed to fetch user data. Please try again.');
    await nothingOnSale();
    msw.resetHandlers();
    backendOf(pro)({ msw });
    await press('Retry');
    await expect(await current.findByText('$29 / month')).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Current Plan' })).toBeDisabled();
  },
};

const unreached =
  'Failed to update billing information. We could not reach the server. Check your connection and try again.';

/** Subscribing without a network changes nothing, and the toast says so and why. [X6, S6] */
export const Offline: Story = {
  parameters: { requirements: ['X6', 'S6'], shows: ['toasts.billingUnreached'] },
  beforeEach: withHandlers(fault('set-plan', 'net')),
  play: async () => {
    const current = await openBilling();
    await screen.findByRole('button', { name: 'Current Plan' });
    screen.getAllByRole('button', { name: 'Subscribe' })[1]!.click();
    await toast('Error', unreached);
    await expect(await screen.findByRole('button', { name: 'Current Plan' })).toBeDisabled();
    await expect(current.getByText('Pro')).toBeVisible();
  },
};

/** Choosing a payment method without a network: the choice reverts, and the toast names the connection. [X6] */
export const OfflineMethod: Story = {
  parameters: { requirements: ['X6'], shows: ['toasts.billingUnreached'] },
  beforeEach: withHandlers(fault('billing-update', 'net')),
  play: async () => {
    await openBilling();
    await screen.findByRole('button', { name: 'Current Plan' });
    screen.getByRole('radio', { name: 'Stripe' }).click();
    await toast('Error', unreached);
    await expect(screen.getByRole('radio', { name: 'Credit Card' })).toBeChecked();
  },
};

/** The new method is shown as chosen while it is being saved; another choice has to wait. [X6] */
export const SavingMethod: Story = {
  parameters: { requirements: ['X6'] },
  beforeEach: withHandlers(fault('billing-update', 'slow')),
  play: async () => {
    await openBilling();
    await screen.findByRole('button', { name: 'Current Plan' });
    screen.getByRole('radio', { name: 'Stripe' }).click();
    const methods = await screen.findByRole('radiogroup', { name: 'Payment Methods', busy: true });
    await expect(within(methods).getByRole('radio', { name: 'Stripe' })).toBeChecked();
    within(methods).getByRole('radio', { name: 'PayPal' }).click();
    await expect(within(methods).getByRole('radio', { name: 'Stripe' })).toBeChecked();
  },
};

/** A cancelled plan is still named, and its status is red. [S5, V15] */
export const Cancelled: Story = {
  args: { signedInAs: cancelled },
  parameters: { requirements: ['S5', 'V15'] },
  play: async () => {
    const current = await openBilling();
    await expect(await current.findByText('cancelled')).toBeVisible();
    await expect(current.getByText('Enterprise')).toBeVisible();
    await expect(await screen.findByRole('radio', { name: 'PayPal' })).toBeChecked();
  },
};
