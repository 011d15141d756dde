import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './ActionCard.guide.tsx';
import { ActionCard, type ActionCardProps } from './ActionCard.tsx';

const question = {
  confirm: 'Change my profile',
  onConfirm: fn(),
  decline: 'Not now',
  onDecline: fn(),
};

const meta = {
  title: 'Agent/ActionCard',
  component: ActionCard,
  parameters: { guide },
  args: {
    title: 'Change your profile',
    state: 'asked',
    status: 'Waiting for your answer',
    details: [
      { label: 'Full Name', value: 'Grace Hopper' },
      { label: 'Location', value: 'New York' },
    ],
  },
} satisfies Meta<typeof ActionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The card shows the new values above the two answers. */
export const Asked: Story = {
  args: { question },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Change your profile' })).toHaveTextContent(
      /Full Name.*Grace Hopper/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Change my profile' }));
    await expect(question.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(question.onDecline).toHaveBeenCalledOnce();
  },
};

/** Both buttons disappear when one is pressed, and the focus moves to the card. */
export const Answered: Story = {
  render: function Answering(args) {
    const [state, setState] = useState<ActionCardProps['state']>('asked');
    const answer = { ...question, onConfirm: () => setState('running') };
    return (
      <ActionCard
        {...args}
        state={state}
        status={state === 'asked' ? 'Waiting for your answer' : 'Working on it…'}
        question={state === 'asked' ? answer : undefined}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('group')).toHaveFocus();
    await expect(canvas.getByText('Working on it…')).toBeVisible();
  },
};

const showing = (words: string): NonNullable<Story['play']> =>
  async function play({ canvas }) {
    await expect(canvas.getByRole('group')).toHaveTextContent(words);
    await expect(canvas.queryByRole('button')).toBeNull();
  };

export const Running: Story = {
  args: { state: 'running', status: 'Working on it…' },
  play: showing('Working on it…'),
};

export const Done: Story = {
  args: { state: 'done', status: 'Done', result: 'The profile was changed.' },
  play: showing('The profile was changed.'),
};

export const Failed: Story = {
  args: { state: 'failed', status: 'Failed', result: 'Failed to update profile. Please try again.' },
  play: showing('Failed to update profile.'),
};

export const Skipped: Story = {
  args: { state: 'skipped', status: 'Not done: you said no' },
  play: showing('you said no'),
};

export const Hostile: Story = {
  args: {
    title: hostile.unbroken,
    result: hostile.markup,
    details: [
      { label: 'Full Name', value: hostile.rightToLeft },
      { label: 'Description', value: `${hostile.unbroken}\n`.repeat(8) + hostile.markup },
    ],
    question: { ...question, confirm: hostile.unbroken },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvasElement.querySelector('img, b')).toBeNull();
  },
};
