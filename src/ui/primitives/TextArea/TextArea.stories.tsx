import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './TextArea.guide.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Description', name: 'description', value: '', onChange: fn() },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TextArea
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
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field has four lines and is optional. [R4] */
export const Optional: Story = {
  parameters: { requirements: ['R4'] },
  args: { optional: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await expect(field).toHaveAttribute('rows', '4');
    await userEvent.type(field, 'COBOL{Enter}compilers');
    await expect(args.onChange).toHaveBeenLastCalledWith('COBOL\ncompilers');
  },
};

export const Disabled: Story = {
  args: { value: 'COBOL and compilers', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const Invalid: Story = {
  args: { value: 'Too much', error: 'Use at most 1,000 characters.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Use at most 1,000 characters.');
  },
};

export const LongText: Story = {
  args: { value: `${hostile.unbroken}\n${hostile.markup}` },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};

export const RightToLeft: Story = { args: { value: hostile.rightToLeft } };

/** The focus shows a ring. The Tab key leaves the field and types nothing. */
export const States: Story = {
  args: { hint: 'The assistant reads it before it answers.', rows: 2 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.hover(field);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(getComputedStyle(field).outlineWidth).toBe('3px');
    await expect(field).toHaveAccessibleDescription('The assistant reads it before it answers.');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Label, hint and error wrap in a window of 320 px. */
export const Small: Story = {
  args: { label: hostile.unbroken, hint: hostile.rightToLeft, error: hostile.unbroken, optional: true },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** What it holds can have a direction of its own: code is left-to-right, and no words to be checked. */
export const Code: Story = {
  globals: { direction: 'rtl' },
  args: { dir: 'ltr', spellCheck: false, value: hostile.rightToLeft },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await expect(getComputedStyle(field).direction).toBe('ltr');
    await expect(field.spellcheck).toBe(false);
  },
};
