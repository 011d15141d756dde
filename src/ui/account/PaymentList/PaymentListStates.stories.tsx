import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textLeftEdge } from '../../textLeftEdge.fixture.ts';
import { guide } from './PaymentList.guide.tsx';
import { PaymentList } from './PaymentList.tsx';

const paid = {
  id: '1',
  serviceName: 'خطة برو',
  date: 'Nov 1, 2026',
  amount: '$29.00',
  status: 'completed',
  tone: 'positive',
} as const;

const meta = {
  title: 'Account/PaymentList/States',
  component: PaymentList,
  args: {
    payments: { status: 'ready', value: [paid, { ...paid, id: '2', status: ' ', tone: 'neutral' }] },
    empty: {
      title: 'No payment history yet',
      description: 'Payments will appear here once you make them',
    },
  },
  parameters: { guide },
} satisfies Meta<typeof PaymentList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Amounts are on the left, and a blank status reads 'unknown'. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <PaymentList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getAllByText(text)[0]!.getBoundingClientRect().left;
    await expect(left('$29.00')).toBeLessThan(left('خطة برو'));
    await expect(canvas.getByText('unknown')).toBeVisible();
  },
};

/** In a right-to-left page dates and amounts still read from left to right. */
export const FromTheRight: Story = {
  args: { payments: { status: 'ready', value: [{ ...paid, date: '1 Nov 2026', amount: '-$29.00' }] } },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [day, amount] = [canvas.getByText('1 Nov 2026'), canvas.getByText('-$29.00')];
    await expect(textLeftEdge(day, '1')).toBeLessThan(textLeftEdge(day, 'Nov'));
    await expect(textLeftEdge(amount, '-')).toBeLessThan(textLeftEdge(amount, '29'));
  },
};

/** While a retry runs its button is busy. */
export const Retrying: Story = {
  args: { payments: { status: 'error', retry: fn(), retrying: true } },
  parameters: { requirements: ['X5'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** At 320 px a row has two lines: name and amount, then date and status. */
export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const top = (text: string) => canvas.getAllByText(text)[0]!.getBoundingClientRect().top;
    await expect(top('completed')).toBeGreaterThan(top('$29.00'));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
