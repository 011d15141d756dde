import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './PasswordField.guide.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Primitives/PasswordField/States',
  component: PasswordField,
  args: { label: 'Password', name: 'password', value: '', autoComplete: 'current-password', onChange: fn() },
  parameters: { guide },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The input shows a focus ring, and so does 'Show', inside the input. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await userEvent.hover(toggle);
    await userEvent.tab();
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveFocus();
    await expect(getComputedStyle(field).outlineWidth).toBe('3px');
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await expect(getComputedStyle(toggle).outlineOffset).toBe('-4px');
    await expect(toggle.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Label, hint and error wrap in a window of 320 px. */
export const Small: Story = {
  args: { label: hostile.unbroken, hint: hostile.rightToLeft, error: hostile.unbroken },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
