import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './CallDivider.guide.tsx';
import { CallDivider } from './CallDivider.tsx';

const meta = {
  title: 'Agent/CallDivider',
  component: CallDivider,
  parameters: { guide },
  args: { mark: 'end', time: '9:44', children: 'Call, 2:41, ended by you' },
} satisfies Meta<typeof CallDivider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Started: Story = {
  args: { mark: 'start', time: '9:41', children: 'Call started' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Call started')).toBeVisible();
    await expect(canvas.getByText('9:41')).toBeVisible();
  },
};

export const Ended: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Call, 2:41, ended by you')).toBeVisible();
  },
};

export const Hostile: Story = {
  args: { children: hostile.unbroken + hostile.markup },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A right-to-left text without a time fits the narrowest phone. */
export const RightToLeft: Story = {
  args: { time: undefined, children: hostile.rightToLeft },
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText(hostile.rightToLeft).getBoundingClientRect();
    const picture = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect(Math.min(words.left, picture.left)).toBeGreaterThan(16);
    await expect(Math.max(words.right, picture.right)).toBeLessThan(320 - 16);
  },
};
