import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { hostile } from '../../hostile.ts';
import { guide } from './LoadError.guide.tsx';
import { LoadError } from './LoadError.tsx';

const meta = {
  title: 'Primitives/LoadError',
  component: LoadError,
  args: { subject: 'Your profile', onRetry: fn() },
  render: (args) => (
    <Card title="Profile Information">
      <LoadError {...args} />
    </Card>
  ),
  parameters: { guide },
} satisfies Meta<typeof LoadError>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A card that could not be loaded offers to try again. [X5] */
export const Failed: Story = {
  parameters: { requirements: ['X5'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your profile could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongText: Story = {
  args: { subject: hostile.unbroken },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

/** On the smallest phone the button is below the sentence. */
export const Small: Story = {
  args: { subject: 'Your payment history of the last twelve months' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' });
    const { bottom } = canvas.getByRole('alert').getBoundingClientRect();
    await waitFor(() => expect(retry.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom));
    await userEvent.tab();
    await expect(retry).toHaveFocus();
    await expect(getComputedStyle(retry).outlineWidth).toBe('3px');
  },
};

export const RightToLeft: Story = {
  args: { subject: hostile.rightToLeft },
  render: (args) => (
    <div dir="rtl">
      <LoadError {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' });
    const { left } = canvas.getByRole('alert').getBoundingClientRect();
    await expect(retry.getBoundingClientRect().left).toBeLessThanOrEqual(left);
  },
};
