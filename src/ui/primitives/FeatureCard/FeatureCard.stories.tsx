import type { Meta, StoryObj } from '@storybook/react-vite';
import { Zap } from 'lucide-react';
import { expect } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './FeatureCard.guide.tsx';
import { FeatureCard } from './FeatureCard.tsx';

const meta = {
  title: 'Primitives/FeatureCard',
  component: FeatureCard,
  parameters: { guide },
  args: { icon: <Zap />, title: 'Lightning Fast', children: 'Opens instantly, even on a slow phone.' },
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

const list: Story['render'] = (args) => (
  <section dir="rtl" aria-labelledby="reasons">
    <h2 id="reasons">What you get</h2>
    <ul style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <FeatureCard {...args} />
      <FeatureCard {...args} title="Secure & Private" />
    </ul>
  </section>
);

/** In a right-to-left page the hairline is still between two neighbours. */
export const RightToLeft: Story = {
  args: { children: hostile.rightToLeft },
  globals: { viewport: { value: 'laptop' } },
  render: list,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(getComputedStyle(first!).borderRightWidth).toBe('0px');
    await expect(getComputedStyle(second!).borderRightWidth).toBe('1px');
    await expect(getComputedStyle(second!).borderTopWidth).toBe('0px');
  },
};
