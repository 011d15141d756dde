import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './Receipt.guide.tsx';
import { Receipt } from './Receipt.tsx';

const meta = {
  title: 'Account/Receipt',
  component: Receipt,
  args: {
    seller: 'Parley',
    facts: [
      { term: 'Receipt', value: 'PAR-0001' },
      { term: 'Date', value: 'Nov 1, 2026' },
      { term: 'For', value: 'Pro plan' },
      { term: 'Paid by', value: 'Ada Lovelace, ada@example.com' },
    ],
    total: '$29.00',
    note: 'This receipt is not a tax invoice.',
  },
  parameters: { guide },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['B25'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total paid')).toBeVisible();
    await expect(canvas.getByText('$29.00')).toBeVisible();
  },
};

/** Long and right-to-left values stay inside on the smallest phone. */
export const Small: Story = {
  args: {
    facts: [
      { term: 'For', value: hostile.unbroken },
      { term: 'Paid by', value: hostile.rightToLeft },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
