import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './PaymentRows.guide.tsx';
import { PaymentRows, type PaymentRow } from './PaymentRows.tsx';

const row = (id: string, more: Partial<PaymentRow> = {}): PaymentRow => ({
  id,
  serviceName: 'Pro plan',
  date: 'Nov 1, 2026',
  amount: '$29.00',
  status: 'completed',
  tone: 'positive',
  ...more,
});

const onReceipt = fn();
const onUpdate = fn();
const onAsk = fn();

const meta = {
  title: 'Account/PaymentRows',
  component: PaymentRows,
  args: {
    label: 'Payments',
    rows: [row('1'), row('2', { status: 'failed', tone: 'critical' }), row('3', { amount: '€12.40' })],
  },
  parameters: { guide },
} satisfies Meta<typeof PaymentRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Payments' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByText('Marked:')).toBeNull();
  },
};

/** Marked rows are set off, and a screen reader hears that they are. */
export const Marked: Story = {
  args: { rows: [row('1', { marked: true }), row('2'), row('3', { marked: true })] },
  parameters: { requirements: ['A64'] },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^Marked: Pro plan/);
    await expect(second).toHaveTextContent(/^Pro plan/);
    await expect(third).toHaveTextContent(/^Marked:/);
    await expect(getComputedStyle(first!).borderInlineStartWidth).toBe('3px');
  },
};

/**
 * Why a payment failed stands below it, and the receipt at the end of its row. In a narrow list 'Pay now' is the first thing to do.
 * [B23, B25]
 */
export const Explained: Story = {
  args: {
    rows: [
      row('1', { action: { label: 'Receipt', onSelect: onReceipt } }),
      row('2', {
        status: 'failed',
        tone: 'critical',
        note: 'The card has expired. Enter the new card.',
        action: { label: 'Pay now', href: 'https://pay.test/1' },
        noteActions: [
          { label: 'Update card', onSelect: onUpdate },
          { label: 'Ask why', onSelect: onAsk },
        ],
      }),
      row('3', { note: hostile.unbroken }),
    ],
  },
  globals: { viewport: { value: 'small' } },
  parameters: { requirements: ['B23', 'B25'] },
  play: async ({ canvas, canvasElement }) => {
    const [paid, failed] = canvas.getAllByRole('listitem');
    await expect(failed).toHaveTextContent('The card has expired. Enter the new card.');
    const receipt = within(paid!).getByRole('button', { name: 'Receipt for Pro plan, Nov 1, 2026' });
    const pay = within(failed!).getByRole('link', { name: 'Pay now for Pro plan, Nov 1, 2026' });
    const update = within(failed!).getByRole('button', { name: 'Update card for Pro plan, Nov 1, 2026' });
    const ask = within(failed!).getByRole('button', { name: 'Ask why for Pro plan, Nov 1, 2026' });
    for (const { height } of [receipt, pay, update, ask].map((each) => each.getBoundingClientRect()))
      await expect(height).toBeGreaterThanOrEqual(44);
    await expect(pay.getBoundingClientRect().bottom).toBeLessThan(update.getBoundingClientRect().top + 0.5);
    await expect(pay).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(receipt);
    await expect(onReceipt).toHaveBeenCalledWith(receipt);
    await userEvent.click(update);
    await expect(onUpdate).toHaveBeenCalledWith(update);
    await userEvent.click(ask);
    await expect(onAsk).toHaveBeenCalledWith(ask);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Loading: Story = {
  args: { rows: 3 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')?.children).toHaveLength(3);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Long, right-to-left and missing values in the smallest window. */
export const Small: Story = {
  args: {
    rows: [
      row('1', { serviceName: hostile.unbroken, status: hostile.unbroken, marked: true }),
      row('2', { serviceName: hostile.rightToLeft, date: '', status: ' ' }),
      row('3', { serviceName: hostile.markup, amount: '$1,234,567,890.12' }),
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvasElement.querySelector('img, b')).toBeNull();
  },
};

/** A sum is never shortened: it breaks, and stays beside the status. */
export const LargeAmount: Story = {
  args: { rows: [row('1', { amount: 'US$\u00A0123,456,789,012,345.00' })] },
  render: (args) => (
    <div style={{ width: '35rem', maxWidth: '100%' }}>
      <PaymentRows {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const amount = canvas.getByText(/123,456,789/).closest('span')!;
    await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth);
    const status = canvas.getByText('completed').getBoundingClientRect();
    const { left, bottom } = amount.getBoundingClientRect();
    await expect(status.right <= left || status.top >= bottom).toBe(true);
  },
};

export const RightToLeft: Story = {
  args: { rows: [row('1', { marked: true, serviceName: 'خطة برو' }), row('2')] },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [marked] = canvas.getAllByRole('listitem');
    await expect(getComputedStyle(marked!).borderRightWidth).toBe('3px');
  },
};
