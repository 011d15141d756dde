import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './PaymentTotals.guide.tsx';
import { PaymentTotals } from './PaymentTotals.tsx';

const meta = {
  title: 'Account/PaymentTotals',
  component: PaymentTotals,
  args: {
    caption: 'Totals by year',
    heads: ['Year', 'Payments', 'Paid'],
    rows: [
      { label: '2026', count: '12', amounts: ['€12.40', '$319.00'] },
      { label: '2025', count: '1', amounts: [] },
    ],
  },
  parameters: { guide },
} satisfies Meta<typeof PaymentTotals>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each currency has its own amount, and a year in which nothing was paid a dash. [B21] */
export const Default: Story = {
  parameters: { requirements: ['B21'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Totals by year' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /2026 12/ })).toHaveTextContent('€12.40$319.00');
    await expect(canvas.getByRole('row', { name: /2025 1/ })).toHaveTextContent('–');
  },
};

export const Small: Story = {
  args: {
    rows: [{ label: hostile.unbroken, count: '1,234,567', amounts: ['$1,234,567,890.12', 'XXXX 0.00'] }],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    // The long name is broken, and no figure is.
    await expect(canvas.getByText('$1,234,567,890.12').getBoundingClientRect().height).toBeLessThan(32);
  },
};
