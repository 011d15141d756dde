import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { hostile } from '../hostile.ts';
import type { Loadable } from '../loadable.ts';
import { PaymentList, type PaymentRow } from './PaymentList.tsx';
import { rows } from './rows.ts';

const ready = (value: readonly PaymentRow[]): Loadable<readonly PaymentRow[]> => ({ status: 'ready', value });
const retry = fn();

const meta = {
  title: 'UI/PaymentList',
  component: PaymentList,
  args: {
    payments: ready(rows),
    empty: { title: 'No payment history yet', description: 'Payments will appear here once you make them' },
  },
} satisfies Meta<typeof PaymentList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V14] The card 'Payment History'. */
export const Ready: Story = {
  parameters: { requirements: ['V14'] },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Payment History' });
    const items = within(card).getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(items[0]).toHaveTextContent(/Pro plan.*Nov 1, 2026.*completed.*\$29\.00/);
  },
};

/** Loading and ready are equally high: nothing moves when the rows arrive. */
export const Loading: Story = {
  args: { payments: { status: 'loading' } },
  render: (args) => (
    <>
      <PaymentList {...args} />
      <PaymentList {...args} payments={ready(rows)} />
    </>
  ),
  play: async ({ canvas }) => {
    const [loading, loaded] = canvas.getAllByRole('region', { name: 'Payment History' });
    await expect(loading!.offsetHeight).toBe(loaded!.offsetHeight);
  },
};

/** [K3] */
export const Empty: Story = {
  parameters: { requirements: ['K3'] },
  args: { payments: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payment history yet')).toBeVisible();
    await expect(canvas.getByText('Payments will appear here once you make them')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** [X5] The card itself offers the retry. */
export const Failed: Story = {
  parameters: { requirements: ['X5'] },
  args: { payments: { status: 'error', retry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payment history could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { payments: { status: 'error', retry, retrying: true } } };

export const Hostile: Story = {
  args: {
    payments: ready(
      [hostile.unbroken.repeat(6), hostile.rightToLeft, hostile.markup].map((text, i) => ({
        id: `${i}`,
        serviceName: text,
        date: 'Nov 1, 2026',
        amount: '$1,234,567,890.12',
        status: text,
        tone: 'caution',
      })),
    ),
  },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
      await expect(row.offsetHeight).toBeLessThan(80);
    }
  },
};

/** Two lines a row. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const HostilePhone: Story = { ...Hostile, globals: { viewport: { value: 'phone' } } };
