import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { ActionCard, type ActionCardProps } from './ActionCard.tsx';

const details = [
  { label: 'Full Name', before: 'Ada Lovelace', value: 'Grace Hopper' },
  { label: 'Location', before: 'Arlington, Virginia', value: 'Lisbon' },
];
const undo = { label: 'Undo', onUndo: fn() };

/** What was and what it becomes, before the answer and after it, and taking it back. */
const meta = {
  title: 'Agent/ActionCard/Before and after',
  component: ActionCard,
  args: { title: 'Change your profile', state: 'done', status: 'Changed', details },
} satisfies Meta<typeof ActionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { confirm: 'Change my profile', onConfirm: fn(), decline: 'Not now', onDecline: fn() };

/** What a value replaces stands before it, struck through; a screen reader reads 'becomes' between them. */
export const Asked: Story = {
  args: {
    state: 'asked',
    status: 'Waiting for your answer',
    question: { ...question, hint: 'or say “yes”' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('del')).toHaveTextContent('Ada Lovelace');
    await expect(canvas.getByText('Lisbon').closest('dd')).toHaveTextContent(
      'Arlington, VirginiabecomesLisbon',
    );
    await expect(canvas.getByText('or say “yes”')).toBeVisible();
  },
};

export const Dark: Story = { ...Asked, globals: { theme: 'dark' } };

/** The card before this one is to be answered first, so that this one has no buttons yet. */
export const Waiting: Story = {
  args: { state: 'waiting', status: 'Comes after your answer above' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Comes after your answer above')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The button beside the status takes back what was done, and gives the focus to the card, since it disappears. */
export const Undo: Story = {
  args: { undo },
  render: function Undoing(args) {
    const [isUndone, setIsUndone] = useState(false);
    const undone: Partial<ActionCardProps> = { state: 'undone', status: 'Undone', undo: undefined };
    return (
      <ActionCard
        {...args}
        undo={{ label: 'Undo', onUndo: () => setIsUndone(true) }}
        {...(isUndone && undone)}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('Changed · Undo');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Undone')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('group')).toHaveFocus();
  },
};

export const Undone: Story = {
  args: { state: 'undone', status: 'Undone', result: 'It was undone: your profile is as it was before.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/as it was before/)).toBeVisible();
  },
};

export const UndoneDark: Story = { ...Undone, globals: { theme: 'dark' } };

/** Nothing was undone, and the card says why. */
export const UndoRefused: Story = {
  args: { result: 'Not undone: your profile was changed again since.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/changed again since/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

const long = {
  label: 'Description',
  before: `${hostile.unbroken}\n${hostile.rightToLeft}`,
  value: `${hostile.markup}\n`.repeat(6),
};

/** At 320 px long values wrap, the new one below the old one, and nothing is cut off. */
export const LongValuesSmall: Story = {
  args: { details: [...details, long], undo },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    for (const element of canvasElement.querySelectorAll('del, dd > span'))
      await expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

export const RightToLeftPhone: Story = {
  args: { undo },
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    // The arrow points from the old value, on the right, to the new one on its left.
    const [before] = canvasElement.querySelectorAll('del');
    const { left } = before!.getBoundingClientRect();
    await expect(canvas.getByText('Grace Hopper').getBoundingClientRect().right).toBeLessThanOrEqual(left);
    const arrow = canvasElement.querySelector('dd svg')!.parentElement!;
    await expect(getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
};
