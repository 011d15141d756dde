import type { Meta, StoryObj } from '@storybook/react-vite';
import { Zap } from 'lucide-react';
import { expect } from 'storybook/test';
import { Brand } from '../Brand/Brand.tsx';
import { Button } from '../Button/Button.tsx';
import { FeatureCard } from '../FeatureCard/FeatureCard.tsx';
import { hostile } from '../hostile.ts';
import { LandingLayout } from './LandingLayout.tsx';

const meta = {
  title: 'UI/LandingLayout',
  component: LandingLayout,
  args: {
    brand: <Brand name="Parley" />,
    actions: null,
    headline: 'The AI-driven platform you can talk to.',
    lead: 'Your account, with someone on the line.',
    buttons: <Button tone="primary">Get Started</Button>,
    picture: null,
    features: (
      <FeatureCard icon={<Zap />} title="Lightning Fast">
        The page is there before you look.
      </FeatureCard>
    ),
    closing: {
      title: 'Ready when you are.',
      text: 'It costs nothing.',
      action: <Button tone="inverse">Go</Button>,
    },
    footer: 'Parley',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LandingLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V5] */
export const Default: Story = {
  parameters: { requirements: ['V5'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Ready when you are.' })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { headline: hostile.unbroken, lead: hostile.rightToLeft },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
