import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Center } from './Center.tsx';

const meta = {
  title: 'UI/Center',
  component: Center,
  args: { children: <Spinner size="large" label="Loading...." /> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Center>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V2] */
export const Default: Story = {
  parameters: { requirements: ['V2'] },
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole('status').getBoundingClientRect();
    await expect(Math.abs((top + bottom) / 2 - window.innerHeight / 2)).toBeLessThan(2);
  },
};
