import type { Meta, StoryObj } from '@storybook/react-vite';
import { Volume2 } from 'lucide-react';
import { expect, fireEvent, fn } from 'storybook/test';
import { guide } from './Slider.guide.tsx';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Primitives/Slider',
  component: Slider,
  parameters: { guide },
  args: { label: 'Volume', icon: <Volume2 />, value: 0.6, onChange: fn() },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Volume' });
    await expect(slider).toHaveAttribute('aria-valuetext', '60%');
    await fireEvent.change(slider, { target: { value: '0.85' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(0.85);
    await expect(slider.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Without `value` it keeps its value itself, and begins with `defaultValue`. */
export const Uncontrolled: Story = {
  args: { value: undefined, defaultValue: 0.25 },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Volume' });
    await expect(slider).toHaveAttribute('aria-valuetext', '25%');
    await fireEvent.change(slider, { target: { value: '0.3' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '30%');
    await expect(args.onChange).toHaveBeenLastCalledWith(0.3);
  },
};

export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 1 } };

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('slider')).outlineWidth).toBe('3px');
  },
};

/** In a right-to-left page the icon and the filled part are on the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const { left, right } = canvas.getByRole('slider').getBoundingClientRect();
    await expect(canvasElement.querySelector('svg')!.getBoundingClientRect().left).toBeGreaterThan(right);
    await expect(left).toBeGreaterThanOrEqual(0);
  },
};
