import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MotionTracks } from './MotionTracks.tsx';

const meta = {
  title: 'Docs/Foundations/Motion',
  component: MotionTracks,
  // The page beside this file is its documentation.
  tags: ['!autodocs'],
} satisfies Meta<typeof MotionTracks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Speeds: Story = {
  // Screen pictures are taken without motion.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    // Whoever reads the catalogue may have asked for less motion.
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const [quick, calm] = isReduced ? [1, 1] : [120, 220];
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `quick took ${quick} ms, calm took ${calm} ms`,
    );
  },
};

/** With reduced motion nothing moves, by one rule for everything in reset.css.ts. */
export const Reduced: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('quick took 1 ms, calm took 1 ms');
  },
};
