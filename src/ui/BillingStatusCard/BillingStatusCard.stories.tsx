import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hostile } from '../hostile.ts';
import { BillingStatusCard, type BillingView } from './BillingStatusCard.tsx';

const pro: BillingView = {
  planName: 'Pro',
  price: '$29.00 / month',
  status: 'active',
  tone: 'positive',
  paymentMethod: 'Credit Card',
};
const retry = fn();

const meta = {
  title: 'UI/BillingStatusCard',
  component: BillingStatusCard,
  args: { billing: { status: 'ready', value: pro }, onManage: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BillingStatusCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V14] [V8] 'Manage billing' leads to the billing screen. */
export const Ready: Story = {
  parameters: { requirements: ['V14', 'V8'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'Billing Status' })).toHaveTextContent(
      /Pro.*active.*Credit Card.*\$29\.00 \/ month/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Manage billing' }));
    await expect(args.onManage).toHaveBeenCalledOnce();
  },
};

export const Blank: Story = {
  args: {
    billing: {
      status: 'ready',
      value: { planName: 'Free', price: '', status: 'past_due', tone: 'caution', paymentMethod: '' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not set')).toHaveLength(2);
  },
};

/** As high as when it is ready. */
export const Loading: Story = {
  args: { billing: { status: 'loading' } },
  render: (args) => (
    <>
      <BillingStatusCard {...args} />
      <BillingStatusCard {...args} billing={{ status: 'ready', value: pro }} />
    </>
  ),
  play: async ({ canvas }) => {
    const [loading, loaded] = canvas.getAllByRole('region').map((card) => card.offsetHeight);
    await expect(loading).toBe(loaded);
  },
};

/** [X5] */
export const Failed: Story = {
  parameters: { requirements: ['X5'] },
  args: { billing: { status: 'error', retry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Billing status could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Hostile: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    billing: {
      status: 'ready',
      value: {
        planName: hostile.unbroken,
        price: '$1,234,567,890.12 / month',
        status: hostile.markup,
        tone: 'critical',
        paymentMethod: hostile.rightToLeft.repeat(4),
      },
    },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
