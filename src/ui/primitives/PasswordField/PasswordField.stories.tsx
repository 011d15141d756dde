import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './PasswordField.guide.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', value: '', autoComplete: 'current-password', onChange: fn() },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PasswordField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
  parameters: { guide },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Showing the password keeps the value, the focus and the caret. [V6, V7] */
export const ShowAndHide: Story = {
  parameters: { requirements: ['V6', 'V7'] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(field, 'correct horse');
    field.setSelectionRange(3, 7);
    await expect(field).toHaveAttribute('type', 'password');

    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('correct horse');
    await expect(field).toHaveFocus();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 7]);

    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('correct horse');
  },
};

/** The button that shows the password does not submit the form. */
export const WithinAForm: Story = {
  args: { value: 'secret' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        args.onChange?.('submitted');
      }}
    >
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The hint states the rule before the error does. [K1] */
export const Invalid: Story = {
  parameters: { requirements: ['K1'] },
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    value: '12345',
    hint: 'At least 6 characters.',
    error: 'Use at least 6 characters.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Use at least 6 characters.');
    await expect(canvas.getByLabelText('New password')).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { value: 'secret', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeDisabled();
  },
};

export const LongText: Story = {
  args: { value: hostile.unbroken },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
};

export const RightToLeft: Story = {
  args: { value: 'secret' },
  render: (args) => (
    <div dir="rtl">
      <PasswordField {...args} />
    </div>
  ),
};
