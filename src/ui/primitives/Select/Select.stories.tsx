import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './Select.guide.tsx';
import { Select } from './Select.tsx';

const meta = {
  title: 'Primitives/Select',
  component: Select,
  parameters: { guide },
  args: {
    label: 'Microphone',
    value: '',
    options: [
      { value: '', label: 'System default' },
      { value: 'headset', label: 'Headset' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Microphone' });
    await expect(select).toHaveDisplayValue('System default');
    await userEvent.selectOptions(select, 'Headset');
    await expect(args.onChange).toHaveBeenLastCalledWith('headset');
  },
};

export const WithHint: Story = {
  args: { hint: 'Allow the microphone to see its name.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Allow the microphone to see its name.',
    );
  },
};

/** A long list is read in groups; their names cannot be chosen. */
export const Groups: Story = {
  args: {
    label: 'City',
    value: undefined,
    options: [
      { value: '', label: 'Any city' },
      { label: 'Asia', options: [{ value: 'tokyo', label: 'Tokyo' }] },
      { label: 'Europe', options: [{ value: 'lisbon', label: 'Lisbon' }] },
    ],
  },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'City' });
    await expect(canvas.getAllByRole('group').map((group) => group.getAttribute('label'))).toEqual([
      'Asia',
      'Europe',
    ]);
    await userEvent.selectOptions(select, 'Lisbon');
    await expect(args.onChange).toHaveBeenLastCalledWith('lisbon');
    await expect(select).toHaveDisplayValue('Lisbon');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

/** A very long name of a device does not widen the field. */
export const LongText: Story = {
  args: { options: [{ value: '', label: hostile.unbroken }] },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent: user }) => {
    await user.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('combobox')).outlineWidth).toBe('3px');
  },
};

/** In a right-to-left page the arrow is on the left. */
export const RightToLeft: Story = {
  args: { label: hostile.rightToLeft, options: [{ value: '', label: hostile.rightToLeft }] },
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('combobox').getBoundingClientRect();
    const arrow = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect(arrow.right).toBeLessThan(box.left + box.width / 2);
    await expect(arrow.left).toBeGreaterThan(box.left);
  },
};

/** The error is announced, and describes the list together with the hint. */
export const Invalid: Story = {
  args: { error: 'Choose a microphone that is connected.', hint: 'Calls use it from now on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose a microphone that is connected.');
    const select = canvas.getByRole('combobox', { name: 'Microphone' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription(
      'Choose a microphone that is connected. Calls use it from now on.',
    );
  },
};
