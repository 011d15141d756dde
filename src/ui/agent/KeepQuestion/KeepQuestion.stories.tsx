import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './KeepQuestion.guide.tsx';
import { KeepQuestion, type KeepQuestionProps } from './KeepQuestion.tsx';

const meta = {
  title: 'Agent/KeepQuestion',
  component: KeepQuestion,
  parameters: { guide, requirements: ['A97'] },
  args: { state: 'asked', onYes: fn(), onNo: fn() },
} satisfies Meta<typeof KeepQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = 'May we keep this question, without your name, to learn from it?';

export const Asked: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: words })).toBeVisible();
    for (const button of canvas.getAllByRole('button'))
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(args.onYes).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await expect(args.onNo).toHaveBeenCalledOnce();
  },
};

/** Both buttons disappear when one is pressed, and the focus moves to what became of the question. */
export const Answered: Story = {
  render: function Answering(args) {
    const [state, setState] = useState<KeepQuestionProps['state']>('asked');
    return <KeepQuestion {...args} state={state} onNo={() => setState('declined')} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(
      canvas.getByRole('group', { name: 'It was not kept, and we will not ask again on this device.' }),
    ).toHaveFocus();
  },
};

/** A second press while it is on its way does nothing, not even takes the focus, and it cannot be declined any more. */
export const Sending: Story = {
  args: { state: 'sending' },
  play: async ({ canvas, args }) => {
    const yes = canvas.getByRole('button', { name: /Yes/ });
    await userEvent.click(yes);
    await expect(args.onYes).not.toHaveBeenCalled();
    await expect(yes).not.toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'No' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(words)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onYes).toHaveBeenCalledOnce();
  },
};

export const Kept: Story = {
  args: { state: 'kept' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thank you. It was kept without your name.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NotNeeded: Story = {
  args: { state: 'not-needed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thank you. We did not need to keep it.')).toBeVisible();
  },
};

/** It fits the narrowest phone. */
export const OnAPhone: Story = {
  args: { state: 'failed' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
