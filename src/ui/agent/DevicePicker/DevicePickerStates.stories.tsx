import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DevicePicker } from './DevicePicker.tsx';

const devices = [
  { value: '', label: 'System default' },
  { value: 'headset', label: 'Headset' },
];

const meta = {
  title: 'Agent/DevicePicker/States',
  component: DevicePicker,
  args: {
    expanded: true,
    inCall: false,
    microphones: devices,
    microphone: '',
    speakers: devices,
    speaker: 'headset',
    volume: 0.8,
    level: () => () => undefined,
    microphoneTest: 'off',
    speakerTest: 'off',
    onExpandedChange: fn(),
    onMicrophoneChange: fn(),
    onSpeakerChange: fn(),
    onVolumeChange: fn(),
    onTestMicrophone: fn(),
    onTestSpeaker: fn(),
  },
} satisfies Meta<typeof DevicePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While the browser asks for permission the test's button is busy. */
export const Opening: Story = {
  args: { microphoneTest: 'opening' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Test microphone' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Test speaker' })).toBeEnabled();
  },
};

/** Where the browser offers no speakers, a sentence says which one is used. */
export const NoSpeakers: Story = {
  args: { speakers: [], speaker: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your system's speaker is used.")).toBeVisible();
  },
};

/** During a call the volume is shown once, beside the button. */
export const ExpandedInCall: Story = {
  args: { inCall: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('slider')).toHaveLength(1);
    await expect(canvas.getByRole('combobox', { name: 'Microphone' })).toBeVisible();
  },
};

export const Focused: Story = {
  args: { expanded: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Sound settings' });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineWidth).toBe('3px');
    await userEvent.keyboard('{Enter}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
  },
};

export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Sound settings' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { inCall: true, expanded: false },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const volume = canvas.getByRole('slider', { name: 'Volume' }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Sound settings' }).getBoundingClientRect();
    await expect(button.right).toBeLessThan(volume.left);
  },
};
