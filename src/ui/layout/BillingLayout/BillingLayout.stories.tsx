import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../../primitives/Card/Card.tsx';
import { hostile } from '../../hostile.ts';
import { PaymentMethodList } from '../../account/PaymentMethodList/PaymentMethodList.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { guide } from './BillingLayout.guide.tsx';
import { BillingLayout } from './BillingLayout.tsx';

const meta = {
  title: 'Layout/BillingLayout',
  component: BillingLayout,
  parameters: { guide },
  args: { currentPlan: 'The current plan', plans: 'The plans', paymentMethods: 'The payment methods' },
} satisfies Meta<typeof BillingLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['V15'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Choose Your Plan' })).toHaveTextContent('The plans');
    await expect(canvas.getByRole('region', { name: 'Payment Methods' })).toBeVisible();
  },
};

const filled = {
  currentPlan: <Card title="Current plan">{hostile.rightToLeft}</Card>,
  plans: <Text>{hostile.unbroken}</Text>,
  paymentMethods: (
    <PaymentMethodList
      methods={[{ id: 'card', label: hostile.unbroken }]}
      selectedId="card"
      onChange={fn()}
    />
  ),
};

/** On the smallest phone long words do not widen the column. */
export const Small: Story = {
  args: filled,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    const tops = ['Current plan', 'Choose Your Plan', 'Payment Methods'].map(
      (name) => canvas.getByRole('region', { name }).getBoundingClientRect().top,
    );
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  },
};

export const RightToLeft: Story = {
  args: filled,
  render: (args) => (
    <div dir="rtl">
      <BillingLayout {...args} />
    </div>
  ),
};
