import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { guide } from './SubscriptionCard.guide.tsx';
import { SubscriptionCard, type SubscriptionView } from './SubscriptionCard.tsx';

const retry = fn();
const pro: SubscriptionView = {
  planName: 'Pro',
  price: '$29 / month',
  status: 'active',
  tone: 'positive',
  next: 'Renews on Aug 1, 2026.',
  method: { label: 'Visa •••• 4242', expiry: 'Expires 12/2030' },
};
const ready = (value: Partial<SubscriptionView> = {}) =>
  ({ status: 'ready', value: { ...pro, ...value } }) as const;

const meta = {
  title: 'Account/SubscriptionCard',
  component: SubscriptionCard,
  parameters: { guide },
  args: {
    subscription: ready(),
    methodActions: (
      <>
        <Button>Update card</Button>
        <Button>Invoices</Button>
      </>
    ),
  },
} satisfies Meta<typeof SubscriptionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  parameters: { requirements: ['B14'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Current plan' })).toHaveTextContent(
      /Pro\$29 \/ monthactiveRenews on Aug 1, 2026\..*Visa •••• 4242.*Expires 12\/2030/,
    );
    await expect(canvas.getByRole('button', { name: 'Update card' })).toBeVisible();
  },
};

export const Ending: Story = {
  args: {
    subscription: ready({
      status: 'ending',
      tone: 'caution',
      next: 'Ends on Aug 1, 2026. After that you are on Free.',
    }),
    planActions: <Button tone="primary">Keep my plan</Button>,
  },
};

export const PaymentFailed: Story = {
  args: {
    subscription: ready({
      status: 'payment failed',
      tone: 'critical',
      next: 'The last payment failed. Update your card to keep Pro.',
    }),
  },
};

export const CardExpiresSoon: Story = {
  args: {
    subscription: ready({
      method: {
        label: 'Visa •••• 4242',
        expiry: 'Expires 08/2026',
        warning: { text: 'Expires soon', tone: 'caution' },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expires soon')).toBeVisible();
  },
};

/** Where nothing is paid there is no card. */
export const Free: Story = {
  args: {
    subscription: {
      status: 'ready',
      value: { planName: 'Free', price: '$0 / month', status: 'active', tone: 'positive', next: '' },
    },
    methodActions: undefined,
  },
};

export const Loading: Story = {
  args: { subscription: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const Failed: Story = {
  args: { subscription: { status: 'error', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your plan could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** Long words do not widen the smallest phone. */
export const Hostile: Story = {
  args: {
    subscription: ready({
      planName: hostile.unbroken,
      method: { label: hostile.unbroken, expiry: hostile.rightToLeft },
    }),
    planActions: <Button>Keep my plan</Button>,
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { planActions: <Button>Keep my plan</Button> },
  render: (args) => (
    <div dir="rtl">
      <SubscriptionCard {...args} />
    </div>
  ),
};
