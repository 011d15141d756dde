import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { textLeftEdge } from '../../textLeftEdge.fixture.ts';
import { BillingStatusCard } from './BillingStatusCard.tsx';

const retry = fn();
const pending = {
  planName: 'Pro',
  price: '$29.00 / month',
  status: 'pending',
  tone: 'caution',
  paymentMethod: 'Bank Transfer',
} as const;

const meta = {
  title: 'Account/BillingStatusCard/States',
  component: BillingStatusCard,
  args: { billing: { status: 'ready', value: pending }, onManage: fn() },
} satisfies Meta<typeof BillingStatusCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While a retry runs it cannot be started again, but 'Manage billing' still works. */
export const Retrying: Story = {
  args: { billing: { status: 'error', retry, retrying: true } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Retry' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(retry).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Manage billing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onManage).toHaveBeenCalledOnce();
  },
};

/** At 320 px the status stays on the plan's line, at its end. */
export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const plan = canvas.getByText('Pro').getBoundingClientRect();
    const status = canvas.getByText('pending').getBoundingClientRect();
    await expect(status.left).toBeGreaterThan(plan.right);
    await expect(status.top).toBeLessThan(plan.bottom);
  },
};

/** In a right-to-left page the price still reads from left to right. */
export const RightToLeft: Story = {
  args: { billing: { status: 'ready', value: { ...pending, planName: hostile.rightToLeft } } },
  render: (args) => (
    <div dir="rtl">
      <BillingStatusCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(left('Bank Transfer')).toBeLessThan(left('Payment method'));
    const price = canvas.getByText('$29.00 / month');
    await expect(textLeftEdge(price, '$29.00')).toBeLessThan(textLeftEdge(price, 'month'));
  },
};
