import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { PaymentChart } from '../PaymentChart/PaymentChart.tsx';
import type { PaymentRow } from '../PaymentRows/PaymentRows.tsx';
import { guide } from './PaymentList.guide.tsx';
import { PaymentList } from './PaymentList.tsx';

const row = (id: string): PaymentRow => ({
  id,
  serviceName: 'Pro plan',
  date: 'Nov 1, 2026',
  amount: '$29.00',
  status: 'completed',
  tone: 'positive',
});
const bars = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map(
  (month) => ({ label: `${month} 2026`, shortLabel: month, share: 1, amounts: ['$29.00'] }),
);
const chart = (
  <PaymentChart
    title="Paid in the last twelve months"
    heads={['Month', 'Paid']}
    chart={{ status: 'ready', value: { totals: ['$348.00', '€24.80'], bars } }}
    empty="Nothing was paid in this time."
  />
);

const meta = {
  title: 'Account/PaymentList/Chart',
  component: PaymentList,
  args: {
    payments: { status: 'ready', value: ['1', '2', '3', '4', '5'].map(row) },
    empty: {
      title: 'No payment history yet',
      description: 'Payments will appear here once you make them',
    },
    chart,
    onShowAll: () => undefined,
  },
  // As wide as the dashboard at 1440 px.
  decorators: (Story) => (
    <div style={{ maxWidth: '46rem' }}>
      <Story />
    </div>
  ),
  parameters: { guide, requirements: ['B42'] },
} satisfies Meta<typeof PaymentList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A second column of 240 px. */
export const Beside: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Payments' }).getBoundingClientRect();
    const title = canvas
      .getByText('Paid in the last twelve months', { selector: 'p' })
      .getBoundingClientRect();
    await expect(title.left - list.right).toBe(36);
    await expect(title.width).toBe(240);
  },
};

/** Below the list, where there is no room beside it. */
export const Below: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: 'Payments' }).getBoundingClientRect();
    const title = canvas
      .getByText('Paid in the last twelve months', { selector: 'p' })
      .getBoundingClientRect();
    await expect(title.top).toBeGreaterThan(list.bottom);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Neither the payments nor a chart that comes later move anything. */
export const Loading: Story = {
  args: { payments: { status: 'loading' } },
  globals: { viewport: { value: 'phone' } },
  render: function Arriving(args) {
    const [payments, setPayments] = useState(args.payments);
    const [{ target, Late }] = useState(() => {
      const loading = new EventTarget();
      const loaded = new Promise((resolve) => {
        loading.addEventListener('load', resolve);
      });
      return { target: loading, Late: lazy(() => loaded.then(() => ({ default: () => chart }))) };
    });
    return (
      <>
        <PaymentList {...args} payments={payments} chart={<Late />} />
        <Button
          onClick={() =>
            payments.status === 'loading'
              ? setPayments({ status: 'ready', value: ['1', '2', '3', '4', '5'].map(row) })
              : target.dispatchEvent(new Event('load'))
          }
        >
          Arrive
        </Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Payment History' });
    const { height } = card.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(card.getBoundingClientRect().height).toBe(height);
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(await canvas.findByText('$348.00')).toBeVisible();
    await expect(card.getBoundingClientRect().height).toBe(height);
  },
};

/** Without payments there is no chart. */
export const Empty: Story = {
  args: { payments: { status: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payment history yet')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
