import type { Meta, StoryObj } from '@storybook/react-vite';
import { Zap } from 'lucide-react';
import { expect, waitFor, within } from 'storybook/test';
import { Brand } from '../../primitives/Brand/Brand.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FeatureCard } from '../../primitives/FeatureCard/FeatureCard.tsx';
import { hostile } from '../../hostile.ts';
import { guide } from './LandingLayout.guide.tsx';
import { LandingLayout } from './LandingLayout.tsx';

const meta = {
  title: 'Layout/LandingLayout',
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
        Opens instantly, even on a slow phone.
      </FeatureCard>
    ),
    closing: {
      title: 'Ready when you are.',
      description: 'It costs nothing.',
      action: <Button tone="inverse">Go</Button>,
    },
    footer: 'Parley',
  },
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof LandingLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

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

const features = ['User-Friendly', 'Secure & Private', 'Lightning Fast'].map((title) => (
  <FeatureCard key={title} icon={<Zap />} title={title}>
    Opens instantly, even on a slow phone.
  </FeatureCard>
));
const columns = (canvasElement: HTMLElement) =>
  new Set([...canvasElement.querySelectorAll('ul > li')].map((item) => item.getBoundingClientRect().left))
    .size;

/** On the smallest phone the features stand below each other, and nothing is wider than the window. */
export const Small: Story = {
  args: { features, actions: <Button tone="quiet">Theme</Button> },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(columns(canvasElement)).toBe(1));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    for (const name of ['Theme', 'Get Started', 'Go']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
};

/** In a right-to-left page the brand is on the right. Three features stand in a row. */
export const RightToLeft: Story = {
  args: { features, headline: hostile.rightToLeft, actions: <Button tone="quiet">Theme</Button> },
  globals: { viewport: { value: 'laptop' } },
  render: (args) => (
    <div dir="rtl">
      <LandingLayout {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(columns(canvasElement)).toBe(3));
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    const brand = within(canvas.getByRole('banner')).getByText('Parley');
    await expect(left(brand)).toBeGreaterThan(left(canvas.getByRole('button', { name: 'Theme' })));
  },
};
