import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ChatBubble } from '../ChatBubble/ChatBubble.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ChatLog } from './ChatLog.tsx';

/** The assistant's messages come by the first button, the reader's own by the second. */
function Growing({ initial }: { initial: number }) {
  const [from, setFrom] = useState<('user' | 'ai')[]>(Array.from({ length: initial }, () => 'ai'));
  return (
    <Stack gap="md">
      <div style={{ height: '20rem' }}>
        <ChatLog label="Conversation">
          {from.map((who, i) => (
            <ChatBubble key={i} from={who}>{`Message ${i + 1}`}</ChatBubble>
          ))}
        </ChatLog>
      </div>
      <Stack gap="sm" direction="row">
        <Button onClick={() => setFrom([...from, 'ai', 'ai', 'ai'])}>Answer</Button>
        <Button onClick={() => setFrom([...from, 'user'])}>Ask</Button>
      </Stack>
    </Stack>
  );
}

const meta = {
  title: 'UI/ChatLog',
  component: ChatLog,
  args: { label: 'Conversation', children: null },
  render: () => <Growing initial={20} />,
} satisfies Meta<typeof ChatLog>;
export default meta;
type Story = StoryObj<typeof meta>;

const atEnd = (log: HTMLElement) =>
  waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThanOrEqual(1));

/** It starts at the end and follows what arrives. */
export const Following: Story = {
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log', { name: 'Conversation' });
    await atEnd(log);
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.getByText('Message 23')).toBeInTheDocument();
    await atEnd(log);
    await expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
  },
};

/** Whoever scrolled up stays there, and can come back. */
export const ScrolledUp: Story = {
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await atEnd(log);
    log.scrollTop = 40;
    const jump = await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await new Promise(requestAnimationFrame);
    await expect(log.scrollTop).toBe(40);
    await userEvent.click(jump);
    await atEnd(log);
    await expect(log).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
  },
};

/** One's own message brings it to the end from anywhere. */
export const OwnMessage: Story = {
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await atEnd(log);
    log.scrollTop = 0;
    await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await atEnd(log);
  },
};

export const Short: Story = {
  render: () => <Growing initial={2} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
  },
};
