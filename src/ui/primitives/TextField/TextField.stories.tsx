import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './TextField.guide.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  parameters: { guide },
  args: { label: 'Full Name', name: 'name', value: '', onChange: fn() },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TextField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { required: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Full Name' });
    await expect(field).toBeRequired();
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await userEvent.type(field, 'Ada');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada');
  },
};

/** The word 'Optional' is not part of the accessible name. */
export const Optional: Story = {
  args: { label: 'Location', optional: true, value: 'Lisbon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Optional')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Location');
  },
};

/** The email cannot be edited. [R4] */
export const Disabled: Story = {
  parameters: { requirements: ['R4'] },
  args: {
    label: 'Email',
    type: 'email',
    value: 'grace@example.com',
    hint: 'Email cannot be changed',
    disabled: true,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeDisabled();
    await expect(field).toHaveAccessibleDescription('Email cannot be changed');
  },
};

/** The error is announced, and describes the field together with the hint. [R1] */
export const Invalid: Story = {
  parameters: { requirements: ['R1'] },
  args: {
    label: 'Email',
    type: 'email',
    value: 'grace@',
    error: 'Enter an email address such as name@example.com.',
    hint: 'We never share it.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Enter an email address/);
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Enter an email address such as name@example.com. We never share it.',
    );
  },
};

export const Focused: Story = {
  args: { value: 'Grace Hopper' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('textbox')).outlineWidth).toBe('3px');
  },
};

export const LongText: Story = {
  args: { label: hostile.unbroken, value: hostile.unbroken, error: hostile.unbroken, optional: true },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('alert').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { value: hostile.rightToLeft },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
  },
};

export const Small: Story = {
  args: { error: 'Enter your full name.', hint: hostile.unbroken },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};

/** In a right-to-left page addresses and numbers stay left-to-right, unless the owner says otherwise. */
export const AddressesRightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <>
      <TextField label="Email" name="email" type="email" defaultValue="grace@example.com" />
      <TextField label="Site" name="site" type="url" defaultValue="https://example.com/" />
      <TextField label="Code" name="code" dir="ltr" spellCheck={false} defaultValue="A-1" />
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Email', 'Site', 'Code']) {
      const field = canvas.getByRole<HTMLInputElement>('textbox', { name });
      await expect(getComputedStyle(field).direction).toBe('ltr');
      await expect(field.spellcheck).toBe(false);
    }
  },
};
