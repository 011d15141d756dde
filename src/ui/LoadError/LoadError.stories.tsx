import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { hostile } from '../hostile.ts';
import { LoadError } from './LoadError.tsx';

const meta = {
  title: 'UI/LoadError',
  component: LoadError,
  args: { what: 'Your profile', onRetry: fn() },
  render: (args) => (
    <Card title="Profile Information">
      <LoadError {...args} />
    </Card>
  ),
} satisfies Meta<typeof LoadError>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [X5] Retry on the card itself. */
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
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeDisabled();
  },
};

export const LongText: Story = {
  args: { what: hostile.unbroken },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
