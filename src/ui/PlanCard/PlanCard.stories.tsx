import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hostile } from '../hostile.ts';
import { plans } from '../PlanGrid/plans.ts';
import { Stack } from '../Stack/Stack.tsx';
import { PlanCard } from './PlanCard.tsx';

const meta = {
  title: 'UI/PlanCard',
  component: PlanCard,
  args: { plan: plans[0]!, state: 'available', onSubscribe: fn() },
  decorators: [
    (Story) => (
      <Stack as="ul" gap="none">
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button says only 'Subscribe'; its description says to what. */
export const Available: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Subscribe' });
    await expect(button).toHaveAccessibleDescription('Free');
    await userEvent.click(button);
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
  },
};

/** [K2] Pro is the 'Most Popular'. */
export const Popular: Story = {
  parameters: { requirements: ['K2'] },
  args: { plan: plans[1]! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Most Popular')).toBeVisible();
    await expect(canvas.getByText('$29')).toBeVisible();
  },
};

/** [S6] The current plan cannot be bought again. */
export const Current: Story = {
  parameters: { requirements: ['S6'] },
  args: { plan: plans[1]!, state: 'current' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  },
};

/** [S6] */
export const Processing: Story = {
  parameters: { requirements: ['S6'] },
  args: { state: 'processing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  },
};

/** [S6] Another plan is being bought. */
export const Locked: Story = {
  parameters: { requirements: ['S6'] },
  args: { state: 'locked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toBeDisabled();
  },
};

export const Hostile: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    plan: {
      ...plans[1]!,
      name: hostile.unbroken,
      price: '$1,234,567,890.12',
      description: hostile.rightToLeft,
      features: [hostile.markup, hostile.unbroken],
    },
  },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('li')!;
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
