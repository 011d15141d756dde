import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'UI/Stack',
  component: Stack,
  args: {
    gap: 'md',
    align: 'start',
    children: ['one', 'two', 'three'].map((word) => (
      <Badge key={word} tone="neutral">
        {word}
      </Badge>
    )),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  play: async ({ canvas }) => {
    const [one, two] = ['one', 'two'].map((word) =>
      canvas.getByText(word).parentElement!.getBoundingClientRect(),
    );
    await expect(two!.top - one!.bottom).toBe(16);
  },
};
export const Row: Story = { args: { direction: 'row', justify: 'between' } };
