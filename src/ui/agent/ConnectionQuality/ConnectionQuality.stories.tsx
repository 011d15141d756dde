import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './ConnectionQuality.guide.tsx';
import { ConnectionQuality } from './ConnectionQuality.tsx';

const meta = {
  title: 'Agent/ConnectionQuality',
  component: ConnectionQuality,
  parameters: { guide },
  args: { quality: 'good' },
} satisfies Meta<typeof ConnectionQuality>;
export default meta;
type Story = StoryObj<typeof meta>;

const storyWithText = (quality: 'good' | 'low' | 'bad' | 'lost', words: string): Story => ({
  args: { quality },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(words);
  },
});

export const Good = storyWithText('good', 'Good connection');
export const Low = storyWithText('low', 'Weak connection');
export const Bad = storyWithText('bad', 'Very weak connection');
export const Lost = storyWithText('lost', 'Reconnecting…');

/** In a right-to-left page the bars are on the right of the words. */
export const RightToLeft: Story = {
  args: { quality: 'bad' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const { left, right } = canvas.getByRole('status').getBoundingClientRect();
    const bars = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect(bars.left).toBeGreaterThan((left + right) / 2);
  },
};
