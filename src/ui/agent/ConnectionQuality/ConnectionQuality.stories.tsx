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

const says =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(words);
  };

export const Good: Story = { play: says('Good connection') };
export const Low: Story = { args: { quality: 'low' }, play: says('Weak connection') };
export const Bad: Story = { args: { quality: 'bad' }, play: says('Very weak connection') };
export const Lost: Story = { args: { quality: 'lost' }, play: says('Reconnecting…') };

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
