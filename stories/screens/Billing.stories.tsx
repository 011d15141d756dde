import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { backendUrl } from '../../mocks/handlers/backendState.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { heading, press, toast } from '../steps.ts';

const { cancelled, free, hostile, pro } = personas;

const meta = {
  title: 'Screens/Billing',
  component: StoryApp,
  args: { signedInAs: free },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(cancelled, free, hostile, pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const plans = ['Free', 'Pro', 'Enterprise'] as const;

async function openBilling() {
  await press('Manage billing');
  await heading('Billing & Subscriptions');
  const cards = within(await screen.findByRole('list', { name: 'Plans' }));
  const card = (name: (typeof plans)[number]) => within(cards.getByRole('heading', { name }).closest('li')!);
  await screen.findByRole('button', { name: 'Current Plan' });
  return card;
}

/** Three plans with their prices and features, and three payment methods. [V15, K2, E7, E8] */
export const Free: Story = {
  parameters: { requirements: ['V15', 'K2', 'E7', 'E8', 'S6', 'B13'] },
  play: async () => {
    const card = await openBilling();
    await expect(screen.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    await expect(screen.getByText('Demo: no card is charged')).toBeVisible();
    await expect(card('Free').getByText('$0')).toBeVisible();
    await expect(card('Pro').getByText('$29')).toBeVisible();
    await expect(card('Pro').getByText('Most Popular')).toBeVisible();
    await expect(card('Enterprise').getByText('$99')).toBeVisible();
    await expect(card('Enterprise').getByText('SLA guarantee')).toBeVisible();
    await expect(card('Free').getByRole('button')).toHaveTextContent('Current Plan');
    await expect(card('Free').getByRole('button')).toBeDisabled();
    const methods = within(screen.getByRole('radiogroup', { name: 'Payment Methods' }));
    for (const name of ['Credit Card', 'PayPal', 'Stripe'])
      await expect(methods.getByRole('radio', { name })).not.toBeChecked();
  },
};

/** 'Processing...' for 2 s while no button can be pressed, then the new plan and its toast; the focus stays there. [S6, K4] */
export const Subscribing: Story = {
  parameters: { shows: ['toasts.subscribed'], requirements: ['S6', 'K4'] },
  play: async () => {
    const card = await openBilling();
    const since = performance.now();
    const subscribe = card('Pro').getByRole('button', { name: 'Subscribe' });
    subscribe.focus();
    subscribe.click();
    const pressed = await card('Pro').findByRole('button', { name: 'Processing...' });
    await expect(pressed).toHaveAttribute('aria-disabled', 'true');
    await expect(pressed).toHaveFocus();
    for (const plan of ['Free', 'Enterprise'] as const)
      await expect(card(plan).getByRole('button')).toBeDisabled();
    await expect(await card('Pro').findByRole('button', { name: 'Current Plan' })).toBeDisabled();
    await expect(performance.now() - since).toBeGreaterThanOrEqual(2000);
    await expect(card('Pro').getByRole('heading')).toHaveFocus();
    await toast('Subscription Updated', 'Successfully subscribed to Pro plan');
    await expect(screen.getByRole('radio', { name: 'Credit Card' })).toBeChecked();
  },
};

/** What was used of the month beside the plan; another plan has no limit of messages. [B38] */
export const Usage: Story = {
  parameters: { requirements: ['B38'] },
  play: async () => {
    const card = await openBilling();
    const region = within(await screen.findByRole('region', { name: 'Usage this month' }));
    await expect(await region.findByRole('meter', { name: 'Messages' })).toHaveAttribute(
      'aria-valuetext',
      '0 of 50',
    );
    await expect(region.getByText(/^Messages and call minutes begin again on /)).toBeVisible();
    card('Pro').getByRole('button', { name: 'Subscribe' }).click();
    await expect(await region.findByText('Unlimited', {}, { timeout: 15_000 })).toBeVisible();
    await expect(region.getByRole('meter', { name: 'Call minutes' })).toHaveAttribute('aria-valuemax', '300');
  },
};

let isUsageDown = false;
/** The usage cannot be read: the plans can be bought all the same, and Retry asks again. [B38] */
export const UsageFailed: Story = {
  parameters: { requirements: ['B38'] },
  beforeEach: (context) => {
    isUsageDown = true;
    withHandlers(
      http.post(`${backendUrl}/rest/v1/rpc/find_usage`, () =>
        isUsageDown ? HttpResponse.json({ code: 'XX000', message: 'No usage' }, { status: 500 }) : undefined,
      ),
    )(context);
  },
  play: async () => {
    const card = await openBilling();
    const region = within(await screen.findByRole('region', { name: 'Usage this month' }));
    await expect(await region.findByRole('alert', {}, { timeout: 15_000 })).toHaveTextContent(
      'Your usage could not be loaded.',
    );
    await expect(card('Pro').getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    isUsageDown = false;
    await press('Retry');
    await expect(await region.findByRole('meter', { name: 'Messages' })).toBeVisible();
  },
};

/** The change is refused: a toast says so, and the stored plan shows again. [X6] */
export const Refused: Story = {
  parameters: { shows: ['toasts.billingFailed'], requirements: ['X6'] },
  beforeEach: withHandlers(fault('set-plan', 403, { code: '42501', message: 'Simulated billing is off' })),
  play: async () => {
    const card = await openBilling();
    card('Enterprise').getByRole('button', { name: 'Subscribe' }).click();
    await toast('Error', 'Failed to update billing information');
    await expect(await card('Free').findByRole('button', { name: 'Current Plan' })).toBeDisabled();
    await expect(card('Enterprise').getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  },
};

/** A payment method is saved as soon as it is chosen. [X6, E8] */
export const PaymentMethod: Story = {
  args: { signedInAs: pro },
  parameters: { shows: ['toasts.billingUpdated'], requirements: ['X6', 'E8'] },
  play: async () => {
    await openBilling();
    await expect(screen.getByRole('radio', { name: 'Credit Card' })).toBeChecked();
    screen.getByRole('radio', { name: 'PayPal' }).click();
    await toast('Success', 'Billing information updated successfully');
    await expect(screen.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  },
};

/** When nothing was written, the former payment method is chosen again. [X6] */
export const PaymentMethodRefused: Story = {
  args: { signedInAs: pro },
  parameters: { shows: ['toasts.billingFailed'], requirements: ['X6'] },
  beforeEach: withHandlers(fault('billing-update', 500)),
  play: async () => {
    await openBilling();
    screen.getByRole('radio', { name: 'Stripe' }).click();
    await toast('Error', 'Failed to update billing information');
    await expect(screen.getByRole('radio', { name: 'Credit Card' })).toBeChecked();
  },
};

/** A plan that the app does not know keeps its name, and every plan can be chosen. */
export const UnknownPlan: Story = {
  args: { signedInAs: hostile },
  play: async () => {
    await press('Manage billing');
    await waitFor(async () => {
      const buttons = screen.getAllByRole('button', { name: 'Subscribe' });
      await expect(buttons).toHaveLength(3);
      for (const button of buttons) await expect(button).toBeEnabled();
    });
    await expect(await screen.findByText(/^<b>platinum<\/b>/)).toBeVisible();
  },
};
