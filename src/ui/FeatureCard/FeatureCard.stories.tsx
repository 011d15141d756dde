import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagesSquare, ShieldCheck, Zap } from 'lucide-react';
import { expect } from 'storybook/test';
import { hostile } from '../hostile.ts';
import { Stack } from '../Stack/Stack.tsx';
import { FeatureCard } from './FeatureCard.tsx';

const meta = {
  title: 'UI/FeatureCard',
  component: FeatureCard,
  args: {
    icon: <MessagesSquare />,
    title: 'User-Friendly',
    children: 'Everything about your account on one calm page, and a voice for the rest.',
  },
  decorators: [
    (Story) => (
      <Stack as="ul" gap="none">
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof FeatureCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

/** [V5] The three of the landing page. */
export const Three: Story = {
  parameters: { requirements: ['V5'] },
  render: (args) => (
    <>
      <FeatureCard {...args} />
      <FeatureCard icon={<ShieldCheck />} title="Secure & Private">
        Your data is yours: the database itself refuses everyone else.
      </FeatureCard>
      <FeatureCard icon={<Zap />} title="Lightning Fast">
        The page is there before you look, on a slow phone too.
      </FeatureCard>
    </>
  ),
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(titles).toEqual(['User-Friendly', 'Secure & Private', 'Lightning Fast']);
  },
};

export const Hostile: Story = {
  args: { title: hostile.unbroken, children: hostile.markup },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('listitem');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
