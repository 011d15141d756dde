import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './ProviderButtons.guide.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';

const both = [
  { id: 'google', name: 'Google' },
  { id: 'github', name: 'GitHub' },
] as const;

const meta = {
  title: 'Account/ProviderButtons',
  component: ProviderButtons,
  parameters: { guide, requirements: ['U27'] },
  args: { providers: both, onContinue: fn() },
} satisfies Meta<typeof ProviderButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Other ways to sign in' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with GitHub' }));
    await expect(args.onContinue).toHaveBeenCalledWith('github');
  },
};

export const One: Story = { args: { providers: [both[0]] } };

/** The page of one site is being opened. */
export const Pending: Story = {
  args: { pending: 'google' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(canvas.getByRole('button', { name: 'Continue with GitHub' })).toBeDisabled();
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

/** The form above is being sent. */
export const Disabled: Story = { args: { disabled: true } };

/** Long names do not widen the smallest phone, from right to left either. */
export const Hostile: Story = {
  args: { providers: [{ id: 'google', name: hostile.unbroken }] },
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <div dir="rtl">
      <ProviderButtons {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
