import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlanCard } from './PlanCard.tsx';

const meta = {
  title: 'UI/PlanCard',
  component: PlanCard,
  args: {
    plan: {
      id: 'pro',
      name: 'Pro',
      price: '$29',
      interval: '/ month',
      description: 'For people who talk to it every day.',
      features: ['Advanced AI assistant', 'Unlimited queries', 'API access'],
      popular: true,
    },
    state: 'available',
    onSubscribe: fn(),
  },
  render: (args) => (
    <ul>
      <PlanCard {...args} />
    </ul>
  ),
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [S6] */
export const Available: Story = {
  parameters: { requirements: ['S6'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
  },
};

/** [S6] */
export const Current: Story = {
  args: { state: 'current' },
  parameters: { requirements: ['S6'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  },
};

/** [S6] */
export const Processing: Story = {
  args: { state: 'processing' },
  parameters: { requirements: ['S6'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  },
};

/** Another plan is being bought. */
export const Locked: Story = {
  args: { state: 'locked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toBeDisabled();
  },
};

/** Without the badge and the accent. */
export const Plain: Story = {
  args: { plan: { ...meta.args.plan, popular: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Most Popular')).toBeNull();
  },
};
