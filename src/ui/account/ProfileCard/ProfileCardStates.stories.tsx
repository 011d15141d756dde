import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './ProfileCard.guide.tsx';
import { ProfileCard } from './ProfileCard.tsx';

const layla = {
  name: 'ليلى حداد',
  email: 'layla@example.com',
  location: 'بيروت',
  description: hostile.rightToLeft,
  avatarUrl: '',
};

const meta = {
  title: 'Account/ProfileCard/States',
  component: ProfileCard,
  args: { profile: { status: 'ready', value: layla }, onEdit: fn() },
  parameters: { guide },
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a right-to-left page the picture and the terms are on the right. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <ProfileCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(left('Location')).toBeGreaterThan(left(layla.location));
  },
};

/** A description keeps the lines that it was written in. */
export const SeveralLines: Story = {
  args: { profile: { status: 'ready', value: { ...layla, description: 'Paints.\nWrites.\nPlays chess.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Paints/).innerText).toBe('Paints.\nWrites.\nPlays chess.');
  },
};

/** While a retry runs its button is busy, but 'Edit' still works. */
export const Retrying: Story = {
  args: { profile: { status: 'error', retry: fn(), retrying: true } },
  parameters: { requirements: ['X5'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

/** At 320 px a profile without a name reads 'Not set'. */
export const Small: Story = {
  args: { profile: { status: 'ready', value: { ...layla, name: '' } } },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Not set')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
