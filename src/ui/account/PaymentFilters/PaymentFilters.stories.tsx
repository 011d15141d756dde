import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './PaymentFilters.guide.tsx';
import { PaymentFilters } from './PaymentFilters.tsx';

const meta = {
  title: 'Account/PaymentFilters',
  component: PaymentFilters,
  args: {
    period: {
      value: '',
      options: [
        { value: '', label: 'All time' },
        { value: 'year', label: 'This year' },
      ],
    },
    status: {
      value: '',
      options: [
        { value: '', label: 'Any status' },
        { value: 'failed', label: 'Failed' },
      ],
    },
    currency: {
      value: 'EUR',
      options: [
        { value: '', label: 'Any currency' },
        { value: 'EUR', label: 'EUR' },
      ],
    },
    onChange: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof PaymentFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('EUR');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'This year');
    await expect(args.onChange).toHaveBeenLastCalledWith('period', 'year');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Failed');
    await expect(args.onChange).toHaveBeenLastCalledWith('status', 'failed');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), '');
    await expect(args.onChange).toHaveBeenLastCalledWith('currency', '');
  },
};

/** What is typed is handed on letter by letter; the caller decides when to ask. The choices below fill their row. [B20] */
export const Search: Story = {
  args: { search: { label: 'Search', value: '', onChange: fn() } },
  parameters: { requirements: ['B20'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'v');
    await expect(args.search?.onChange).toHaveBeenLastCalledWith('v');
    const search = canvas.getByRole('textbox').getBoundingClientRect();
    const currency = canvas.getByRole('combobox', { name: 'Currency' }).getBoundingClientRect();
    await expect(Math.abs(currency.right - search.right)).toBeLessThan(1);
  },
};

/** On the smallest phone two choices fit beside each other, each 44 px high and wide enough for its words. */
export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const boxes = canvas.getAllByRole('combobox').map((box) => box.getBoundingClientRect());
    await expect(new Set(boxes.map(({ left }) => left)).size).toBe(2);
    for (const { height, width } of boxes) {
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(width).toBeGreaterThanOrEqual(144);
    }
    const [, status, currency] = boxes;
    await expect(Math.abs(currency!.right - status!.right)).toBeLessThan(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
