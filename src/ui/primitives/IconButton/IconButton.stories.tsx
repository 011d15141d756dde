import type { Meta, StoryObj } from '@storybook/react-vite';
import { MicOff, MoreHorizontal, PhoneOff, X } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './IconButton.guide.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <X />, onClick: fn() },
  parameters: { guide },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap="sm" direction="row">
      <IconButton {...args} tone="quiet" />
      <IconButton {...args} tone="neutral" label="Mute" icon={<MicOff />} />
      <IconButton {...args} tone="primary" />
      <IconButton {...args} tone="critical" label="End call" icon={<PhoneOff />} />
    </Stack>
  ),
};

/** A toggle keeps its name while its state changes. */
export const Toggle: Story = {
  args: { label: 'Mute', icon: <MicOff />, tone: 'neutral' },
  render: function Toggled(args) {
    const [pressed, setPressed] = useState(false);
    return <IconButton {...args} pressed={pressed} onClick={() => setPressed(!pressed)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Mute', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Stack gap="sm" direction="row">
      <IconButton {...args} disabled />
      <IconButton {...args} tone="neutral" disabled />
      <IconButton {...args} tone="primary" disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

/** At rest, hovered, focused, held down, pressed as a toggle, and expanded. */
export const States: Story = {
  render: (args) => (
    <Stack gap="sm" direction="row" wrap>
      <IconButton {...args} />
      <IconButton {...args} label="Mute" icon={<MicOff />} tone="neutral" pressed />
      <IconButton {...args} label="More" icon={<MoreHorizontal />} aria-expanded aria-haspopup="menu" />
    </Stack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const [close, mute, more] = canvas.getAllByRole('button');
    await userEvent.hover(close!);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: close! });
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[/MouseLeft]', target: close! });
    await expect(args.onClick).toHaveBeenCalledOnce();
    const ground = (button: HTMLElement) => getComputedStyle(button).backgroundColor;
    await expect(new Set([close!, mute!, more!].map(ground)).size).toBe(3);
    await userEvent.tab();
    await expect(mute).toHaveFocus();
    await expect(getComputedStyle(mute!).outlineWidth).toBe('3px');
  },
};

/** The button keeps its 44 px where there is little room. */
export const SmallRightToLeft: Story = {
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <div dir="rtl">
      <Stack gap="sm" direction="row">
        <Text truncate>{hostile.rightToLeft}</Text>
        <IconButton {...args} />
      </Stack>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBe(44);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
