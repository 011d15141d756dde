import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './DevicePicker.guide.tsx';
import { DevicePicker } from './DevicePicker.tsx';

const devices = [
  { value: '', label: 'System default' },
  { value: 'headset', label: 'Headset' },
];

const meta = {
  title: 'Agent/DevicePicker',
  component: DevicePicker,
  parameters: { guide },
  args: {
    expanded: true,
    inCall: false,
    microphones: devices,
    microphone: '',
    speakers: devices,
    speaker: '',
    volume: 0.8,
    level: (onLevel) => {
      onLevel(0.3);
      return () => undefined;
    },
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

/** While closed there is a single button. */
export const Collapsed: Story = {
  args: { expanded: false },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Sound settings' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(button);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
  },
};

export const Expanded: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Microphone' }), 'Headset');
    await expect(args.onMicrophoneChange).toHaveBeenLastCalledWith('headset');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speaker' }), 'Headset');
    await expect(args.onSpeakerChange).toHaveBeenLastCalledWith('headset');
    await userEvent.click(canvas.getByRole('button', { name: 'Test microphone' }));
    await expect(args.onTestMicrophone).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Test speaker' }));
    await expect(args.onTestSpeaker).toHaveBeenCalledOnce();
    await fireEvent.change(canvas.getByRole('slider', { name: 'Volume' }), { target: { value: '0.4' } });
    await expect(args.onVolumeChange).toHaveBeenLastCalledWith(0.4);
  },
};

export const Listening: Story = {
  args: { microphoneTest: 'listening' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Say something.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Test microphone' })).toBeNull();
  },
};

export const Heard: Story = {
  args: { microphoneTest: 'heard', speakerTest: 'playing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We hear you.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Test speaker' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A device with a long name stays inside the panel on a phone. */
export const Failed: Story = {
  args: {
    microphones: [{ value: '', label: hostile.unbroken }],
    microphoneProblem: 'Close the app or the tab that uses it, or choose another one.',
    speakers: [],
    speakerTest: 'failed',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('The tone could not be played.')).toBeVisible();
    await expect(canvas.getByText(/Close the app/)).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Speaker' })).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** During a call the volume is in sight, and the microphone cannot be tested. */
export const InCall: Story = {
  args: { inCall: true, expanded: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sound settings' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Test microphone' })).toBeNull();
  },
};
