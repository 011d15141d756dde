import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { subscriber } from '../../mocks/subscribers.ts';
import { StoryApp } from '../../mocks/StoryApp.tsx';
import { heading, toast } from '../steps.ts';
import { backend, comeBack, left, planButton, sells } from './billingSteps.ts';

const { free } = personas;
const bought = { ...subscriber().billing!, user_id: free.id };

const meta = {
  title: 'Screens/Billing, coming back',
  component: StoryApp,
  args: { signedInAs: free, services: { openAddress: left } },
  parameters: { layout: 'fullscreen', requirements: ['B16'] },
  beforeEach: sells('stripe', free),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const back =
  (name: 'checkout' | 'billing', value: string) => (context: Parameters<ReturnType<typeof sells>>[0]) => {
    sells('stripe', free)(context);
    comeBack(name, value);
  };
const billingPage = async () => {
  await heading('Billing & Subscriptions');
  await screen.findByRole('radiogroup', { name: 'Prices' });
  return within(screen.getByRole('region', { name: 'Current plan' }));
};
const expectCleanAddress = () =>
  waitFor(() => expect(new URL(location.href).searchParams.has('checkout')).toBe(false));

/** The plan is there already: it shows at once, with its toast and where the receipt is. [B16] */
export const Paid: Story = {
  beforeEach: (context) => {
    back('checkout', 'pro')(context);
    backend.users.get(free.id)!.billing = bought;
  },
  play: async () => {
    await toast('Subscription Updated', 'Successfully subscribed to Pro plan');
    await expect(await screen.findByText('Pro is active')).toBeVisible();
    await expect(await (await billingPage()).findByText('Visa •••• 4242')).toBeVisible();
    await expectCleanAddress();
  },
};

/** The provider's word is late: the page says so, nothing can be bought meanwhile, and the plan appears by itself. [B16] */
export const PaidLate: Story = {
  beforeEach: back('checkout', 'pro'),
  play: async () => {
    await billingPage();
    await expect(await screen.findByText('Your payment is being confirmed')).toBeVisible();
    for (const button of screen.getAllByRole('button', { name: 'Upgrade' }))
      await expect(button).toBeDisabled();
    backend.users.get(free.id)!.billing = bought;
    await expect(await screen.findByText('Pro is active', undefined, { timeout: 6000 })).toBeVisible();
    await expect(await (await billingPage()).findByText('Visa •••• 4242')).toBeVisible();
  },
};

/** A payment that was abandoned, or a bank that refused it: nothing was charged, and everything can be bought again. [B16] */
export const Abandoned: Story = {
  beforeEach: back('checkout', 'cancelled'),
  play: async () => {
    await billingPage();
    await expect(await screen.findByText('Nothing was charged')).toBeVisible();
    await waitFor(async () => expect(await planButton('Pro', 'Upgrade')).toBeEnabled());
    await expectCleanAddress();
  },
};

/** From the portal: what was changed there shows, without a word about it. [B16] */
export const FromPortal: Story = {
  beforeEach: (context) => {
    back('billing', 'back')(context);
    backend.users.get(free.id)!.billing = bought;
  },
  play: async () => {
    await expect(await (await billingPage()).findByText('Visa •••• 4242')).toBeVisible();
    await expect(screen.queryByText('Nothing was charged')).toBeNull();
  },
};

/** The provider cannot be asked: what is stored shows, and what arrives is seen. [B16, B18] */
export const ProviderDown: Story = {
  beforeEach: (context) => {
    back('checkout', 'pro')(context);
    context.msw.use(fault('billing-sync', 502));
  },
  play: async () => {
    await expect(await screen.findByText('Your payment is being confirmed')).toBeVisible();
    backend.users.get(free.id)!.billing = bought;
    await expect(await screen.findByText('Pro is active', undefined, { timeout: 6000 })).toBeVisible();
  },
};
