import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { guide } from './Center.guide.tsx';
import { Center } from './Center.tsx';

const meta = {
  title: 'Layout/Center',
  component: Center,
  args: { children: <Spinner size="large" label="Loading...." /> },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Center>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['V2'] },
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole('status').getBoundingClientRect();
    await expect(Math.abs((top + bottom) / 2 - window.innerHeight / 2)).toBeLessThan(2);
  },
};

/** Content higher than the window scrolls and is not cut off. */
export const LongText: Story = {
  args: { children: hostile.rightToLeft.repeat(30) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(canvas.getByRole('main').getBoundingClientRect().height).toBeGreaterThan(page.clientHeight);
  },
};
