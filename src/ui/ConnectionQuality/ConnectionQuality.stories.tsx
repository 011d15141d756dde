import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConnectionQuality } from './ConnectionQuality.tsx';

const meta = {
  title: 'UI/ConnectionQuality',
  component: ConnectionQuality,
  args: { quality: 'good' },
} satisfies Meta<typeof ConnectionQuality>;
export default meta;
type Story = StoryObj<typeof meta>;

const says = (words: string): Story['play'] =>
  async function play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(words);
  };

export const Good: Story = { play: says('Good connection') };
export const Low: Story = { args: { quality: 'low' }, play: says('Weak connection') };
export const Bad: Story = { args: { quality: 'bad' }, play: says('Very weak connection') };
export const Lost: Story = { args: { quality: 'lost' }, play: says('Reconnecting…') };
