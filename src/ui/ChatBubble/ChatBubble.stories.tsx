import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hostile } from '../hostile.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { ChatBubble } from './ChatBubble.tsx';

const meta = {
  title: 'UI/ChatBubble',
  component: ChatBubble,
  args: { from: 'ai', time: '10:42', children: '$29.00 for Pro on 1 October. Shall I show the history?' },
  decorators: [
    (Story) => (
      <Stack gap="sm">
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof ChatBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [E9] Who said it is there in words too. */
export const Conversation: Story = {
  parameters: { requirements: ['E9'] },
  render: (args) => (
    <>
      <ChatBubble from="user" time="10:41">
        What did I pay last month?
      </ChatBubble>
      <ChatBubble {...args} />
      <ChatBubble from="user">Yes.</ChatBubble>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('You said')).toHaveLength(2);
    await expect(canvas.getAllByText('Agent said')).toHaveLength(1);
  },
};

/** A screen reader waits until the reply is whole. */
export const Streaming: Story = {
  args: { state: 'streaming', time: undefined, children: 'You paid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You paid').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Waiting: Story = { args: { state: 'streaming', time: undefined, children: '' } };

export const Stopped: Story = {
  args: { state: 'stopped', children: 'The history begins' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stopped')).toBeVisible();
  },
};

const retry = fn();

/** [X7] */
export const Failed: Story = {
  parameters: { requirements: ['X7'] },
  args: {
    state: 'failed',
    children: 'Sorry, there was an error processing your message. Please try again.',
    actions: <TextButton onClick={retry}>Retry</TextButton>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Hostile: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <ChatBubble from="user">{hostile.unbroken.repeat(6)}</ChatBubble>
      <ChatBubble from="ai">{hostile.rightToLeft}</ChatBubble>
      <ChatBubble from="user">{hostile.markup}</ChatBubble>
      <ChatBubble from="user">{'Two\nlines'}</ChatBubble>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getByText(/<b>bold<\/b>/)).toBeVisible();
  },
};
