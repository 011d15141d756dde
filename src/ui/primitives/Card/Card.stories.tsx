import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { hostile } from '../../hostile.ts';
import { Text } from '../Text/Text.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { guide } from './Card.guide.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  parameters: { guide },
  args: { title: 'Billing Status', children: <Text>Pro, $29.00 / month</Text> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A card is a region named by its title. [V14] */
export const Plain: Story = {
  parameters: { requirements: ['V14'] },
  args: { action: <Badge tone="positive">active</Badge> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Billing Status' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Billing Status' })).toBeVisible();
  },
};

export const Raised: Story = { args: { emphasis: 'raised', level: 3 } };
export const Untitled: Story = { args: { title: undefined } };
export const WithAction: Story = {
  args: { action: <TextButton onClick={fn()}>Edit Profile</TextButton> },
};

export const LongText: Story = {
  args: { title: hostile.unbroken, children: <Text>{hostile.unbroken + hostile.markup}</Text> },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { title: hostile.rightToLeft, children: <Text>{hostile.rightToLeft}</Text> },
  render: (args) => (
    <div dir="rtl">
      <Card {...args} />
    </div>
  ),
};

/** Where title and action do not fit beside each other, the action goes below. */
export const Small: Story = {
  args: {
    title: 'Everything you paid for in this year',
    action: <TextButton onClick={fn()}>Edit Profile</TextButton>,
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const action = canvas.getByRole('button').getBoundingClientRect();
    await expect(action.bottom).toBeGreaterThan(title.bottom);
    // A quiet button's padding would indent its label at the start of the line.
    await expect(action.left).toBeGreaterThan(title.left + 24);
  },
};
