import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { PaymentRow } from '../../account/PaymentRows/PaymentRows.tsx';
import { hostile } from '../../hostile.ts';
import { guide } from './AnswerRows.guide.tsx';
import { AnswerRows } from './AnswerRows.tsx';

const row = (id: number, more: Partial<PaymentRow> = {}): PaymentRow => ({
  id: String(id),
  serviceName: 'Pro plan',
  date: `Nov ${id}, 2026`,
  amount: '$29.00',
  status: 'completed',
  tone: 'positive',
  ...more,
});
const rows = (count: number) => ({
  status: 'ready' as const,
  value: Array.from({ length: count }, (_, i) => row(i + 1)),
});

const meta = {
  title: 'Agent/AnswerRows',
  component: AnswerRows,
  parameters: { guide, requirements: ['A67'] },
  args: { title: 'Behind $87.00', onOpen: fn(), count: 3, rows: rows(3) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AnswerRows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Service, amount, date and status of each payment, and the way to all of them. */
export const Three: Story = {
  play: async ({ args, canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Behind $87.00' }));
    const [first, ...others] = card.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Pro plan$29.00Nov 1, 2026completed');
    await expect(others).toHaveLength(2);
    await expect(card.queryByText(/more$/)).toBeNull();
    await expect(card.getByRole('status')).toHaveTextContent('3 payments belong to it.');
    await userEvent.click(card.getByRole('button', { name: 'Show in Payments' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const One: Story = {
  args: { title: 'Behind $29.00', count: 1, rows: rows(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 payment is shown.');
  },
};

/** Three are shown, and how many there are besides. */
export const Many: Story = {
  args: { title: 'Behind $203.00', count: 7, rows: rows(7) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('and 4 more')).toBeVisible();
  },
};

/** The rows were deleted since the answer was made. */
export const None: Story = {
  args: { count: 3, rows: { status: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These payments are no longer there.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const SomeGone: Story = {
  args: { count: 4, rows: rows(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of them are no longer there.')).toBeVisible();
  },
};

/** As high as with its rows, so that nothing moves when they come. */
export const Loading: Story = {
  args: { rows: { status: 'loading' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Behind $87.00' });
    await expect(card).toHaveAttribute('aria-busy', 'true');
    await expect(within(card).queryByRole('listitem')).toBeNull();
  },
};

const retry = fn();

/** A plain sentence, and another attempt. */
export const Failed: Story = {
  args: { rows: { status: 'error', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('These payments could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** Long, right-to-left and missing values stay inside at 320 px. */
export const Small: Story = {
  args: {
    title: `Behind ${hostile.unbroken}`,
    count: 3,
    rows: {
      status: 'ready',
      value: [
        row(1, { serviceName: hostile.unbroken, status: hostile.unbroken }),
        row(2, { serviceName: hostile.rightToLeft, date: '', status: ' ' }),
        row(3, { serviceName: hostile.markup, amount: '$1,234,567,890.12' }),
      ],
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvasElement.querySelector('img, b')).toBeNull();
    await expect(canvas.getByText('unknown')).toBeVisible();
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};

export const RightToLeft: Story = {
  args: { count: 2, rows: { status: 'ready', value: [row(1, { serviceName: 'خطة برو' }), row(2)] } },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const name = canvas.getByText('خطة برو').getBoundingClientRect();
    const [amount] = canvas.getAllByText('$29.00');
    await expect(amount!.getBoundingClientRect().right).toBeLessThan(name.left);
  },
};

/** Tab reaches the button, with a ring. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Show in Payments' });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineWidth).toBe('3px');
  },
};
