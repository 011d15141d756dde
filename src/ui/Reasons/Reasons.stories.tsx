import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Reasons } from './Reasons.tsx';

const meta = {
  title: 'UI/Reasons',
  component: Reasons,
  args: { message: 'Password is too weak', reasons: ['It is too short.', 'It was in a leak.'] },
} satisfies Meta<typeof Reasons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [R3] */
export const Several: Story = {
  parameters: { requirements: ['R3'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'It is too short.',
      'It was in a leak.',
    ]);
  },
};

export const None: Story = {
  args: { reasons: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
