import type { Meta, StoryObj } from '@storybook/react-vite';
import { Zap } from 'lucide-react';
import { expect } from 'storybook/test';
import { hostile } from '../hostile.ts';
import { FeatureCard } from './FeatureCard.tsx';

const meta = {
  title: 'UI/FeatureCard',
  component: FeatureCard,
  args: { icon: <Zap />, title: 'Lightning Fast', children: 'The page is there before you look.' },
  render: (args) => (
    <section aria-labelledby="why">
      <h2 id="why">What you get</h2>
      <ul>
        <FeatureCard {...args} />
      </ul>
    </section>
  ),
} satisfies Meta<typeof FeatureCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V5] */
export const Default: Story = {
  parameters: { requirements: ['V5'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Lightning Fast' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { title: hostile.unbroken, children: hostile.rightToLeft },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
