import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { guide } from './AgentMark.guide.tsx';
import { AgentMark } from './AgentMark.tsx';

const meta = {
  title: 'Agent/AgentMark',
  component: AgentMark,
  parameters: { guide },
} satisfies Meta<typeof AgentMark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody talks. */
export const Idle: Story = {
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector<HTMLElement>('[data-state="idle"]')!;
    await expect(mark.offsetWidth).toBe(40);
    await expect(mark).toHaveAttribute('aria-hidden');
  },
};

/** The user can speak. */
export const Listening: Story = { args: { state: 'listening' } };

/** An answer is on its way. */
export const Thinking: Story = { args: { state: 'thinking' } };

/** The agent's voice is heard. */
export const Speaking: Story = { args: { state: 'speaking' } };

/** In a bar all four states are 30 px. */
export const Small: Story = {
  render: () => (
    <Stack direction="row" gap="md">
      {(['idle', 'listening', 'thinking', 'speaking'] as const).map((state) => (
        <AgentMark key={state} state={state} size="small" />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll<HTMLElement>('[data-state]')];
    await expect(marks.map(({ offsetWidth }) => offsetWidth)).toEqual([30, 30, 30, 30]);
  },
};
