import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { ActionCard } from './ActionCard.tsx';

const question = { confirm: 'Change my profile', onConfirm: fn(), decline: 'Not now', onDecline: fn() };

const meta = {
  title: 'Agent/ActionCard/States',
  component: ActionCard,
  args: {
    title: 'Change your profile',
    state: 'asked',
    status: 'Waiting for your answer',
    details: [{ label: 'Full Name', value: 'Grace Hopper' }],
    question,
  },
} satisfies Meta<typeof ActionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tab skips the card itself and reaches the confirming button, then the declining one. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const yes = canvas.getByRole('button', { name: 'Change my profile' });
    await expect(yes).toHaveFocus();
    await expect(getComputedStyle(yes).outlineWidth).toBe('3px');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Not now' })).toHaveFocus();
  },
};

export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { right, height } = button.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(320);
      await expect(height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** In a right-to-left page the icon is on the right, and a Latin name still reads from left to right. */
export const RightToLeft: Story = {
  args: { title: hostile.rightToLeft },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByText(hostile.rightToLeft).getBoundingClientRect();
    await expect(canvasElement.querySelector('svg')!.getBoundingClientRect().left).toBeGreaterThan(
      title.right,
    );
    await expect(getComputedStyle(canvas.getByText('Grace Hopper')).direction).toBe('ltr');
  },
};
