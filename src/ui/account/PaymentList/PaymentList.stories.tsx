import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { hostile } from '../../hostile.ts';
import { guide } from './PaymentList.guide.tsx';
import type { PaymentRow } from '../PaymentRows/PaymentRows.tsx';
import { PaymentList } from './PaymentList.tsx';

const row = (id: string, more: Partial<PaymentRow> = {}): PaymentRow => ({
  id,
  serviceName: 'Pro plan',
  date: 'Nov 1, 2026',
  amount: '$29.00',
  status: 'completed',
  tone: 'positive',
  ...more,
});
const five = ['1', '2', '3', '4', '5'].map((id) => row(id));
const retry = fn();

const meta = {
  title: 'Account/PaymentList',
  component: PaymentList,
  args: {
    payments: {
      status: 'ready',
      value: [
        row('1'),
        row('2', { status: 'pending', tone: 'caution', amount: '€12.40' }),
        row('3', { status: 'failed', tone: 'critical', serviceName: 'Service Payment', amount: '$0.00' }),
      ],
    },
    empty: {
      title: 'No payment history yet',
      description: 'Payments will appear here once you make them',
    },
  },
  parameters: { guide },
} satisfies Meta<typeof PaymentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { requirements: ['S5', 'E6'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const colour = (text: string) => getComputedStyle(canvas.getByText(text)).color;
    await expect(new Set(['completed', 'pending', 'failed'].map(colour)).size).toBe(3);
  },
};

export const Empty: Story = {
  args: { payments: { status: 'ready', value: [] } },
  parameters: { requirements: ['K3'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payment history yet')).toBeVisible();
    await expect(canvas.getByText('Payments will appear here once you make them')).toBeVisible();
  },
};

/** The five placeholder rows are as high as five payments, so that nothing moves when they arrive. */
export const Loading: Story = {
  args: { payments: { status: 'loading' } },
  render: function Arriving(args) {
    const [payments, setPayments] = useState(args.payments);
    return (
      <>
        <PaymentList {...args} payments={payments} />
        <Button onClick={() => setPayments({ status: 'ready', value: five })}>Arrive</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    const card = canvas.getByRole('region', { name: 'Payment History' });
    const { height } = card.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(card.getBoundingClientRect().height).toBe(height);
  },
};

export const Failed: Story = {
  args: { payments: { status: 'error', retry } },
  parameters: { requirements: ['X5'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** Long and malformed stored values stay inside the card on a phone. */
export const Hostile: Story = {
  args: {
    payments: {
      status: 'ready',
      value: [
        row('1', { serviceName: hostile.unbroken, status: hostile.unbroken, amount: '$1,234,567,890.12' }),
        row('2', { serviceName: hostile.rightToLeft, date: '' }),
        row('3', { serviceName: hostile.markup }),
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvasElement.querySelector('img, b')).toBeNull();
  },
};
