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

const says = (quality: 'good' | 'low' | 'bad' | 'lost', words: string): Story => ({
  args: { quality },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(words);
  },
});

export const Good = says('good', 'Good connection');
export const Low = says('low', 'Weak connection');
export const Bad = says('bad', 'Very weak connection');
export const Lost = says('lost', 'Reconnecting…');

/** The bars stand before the words, on the right. */
export const RightToLeft: Story = {
  args: { quality: 'bad' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const { left, right } = canvas.getByRole('status').getBoundingClientRect();
    const bars = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect(bars.left).toBeGreaterThan((left + right) / 2);
  },
};
