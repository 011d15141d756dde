import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from './LevelMeter.guide.tsx';
import { LevelMeter } from './LevelMeter.tsx';
import { levelProperty, type LevelSource } from './useLevel.ts';

const constantLevel =
  (level: number): LevelSource =>
  (onLevel) => {
    onLevel(level);
    return () => undefined;
  };

const meta = {
  title: 'Primitives/LevelMeter',
  component: LevelMeter,
  parameters: { guide },
  args: { source: constantLevel(0.36) },
} satisfies Meta<typeof LevelMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[aria-hidden] > span')!.style.getPropertyValue(levelProperty);

export const Speaking: Story = {
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toBe('0.600');
  },
};

export const Silence: Story = { args: { source: constantLevel(0) } };

/** The small meter, as on the mute button. */
export const Small: Story = { args: { size: 'small' } };

/** A level above 1, which an audio driver may report, fills the bar and no more. */
export const TooLoud: Story = {
  args: { source: constantLevel(7) },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toBe('1.000');
  },
};

/** A part of that page that is written from left to right fills from the left. */
export const LeftToRightWithin: Story = {
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  render: (args) => (
    <div dir="ltr">
      <LevelMeter {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const meter = canvasElement.querySelector('[aria-hidden]')!;
    const { left, right } = meter.getBoundingClientRect();
    const fill = meter.firstElementChild!;
    await expect(fill.getBoundingClientRect().left).toBeCloseTo(left, 0);
    await waitFor(() => expect(fill.getBoundingClientRect().right).toBeLessThan(right));
  },
};

/** In a right-to-left page the bar fills from the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const meter = canvasElement.querySelector('[aria-hidden]')!;
    const fill = meter.firstElementChild!;
    const { left, right } = meter.getBoundingClientRect();
    await expect(fill.getBoundingClientRect().right).toBeCloseTo(right, 0);
    await waitFor(() => expect(fill.getBoundingClientRect().left).toBeGreaterThan(left));
  },
};
