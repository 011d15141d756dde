import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BillingLayout } from './BillingLayout.tsx';

const meta = {
  title: 'UI/BillingLayout',
  component: BillingLayout,
  args: { current: 'The current plan', plans: 'The plans', methods: 'The payment methods' },
} satisfies Meta<typeof BillingLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V15] */
export const Default: Story = {
  parameters: { requirements: ['V15'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Choose Your Plan' })).toHaveTextContent('The plans');
    await expect(canvas.getByRole('region', { name: 'Payment Methods' })).toBeVisible();
  },
};
