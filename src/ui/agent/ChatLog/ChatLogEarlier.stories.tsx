import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChatBubble } from '../ChatBubble/ChatBubble.tsx';
import { ChatLog } from './ChatLog.tsx';
import { drawn } from './drawn.fixture.ts';
import { ChatLogGroup } from './ChatLogGroup.tsx';

const groupSize = 10;

/** A conversation of 60 messages, of which the newest 20 are shown at first, and 20 more each time. */
function LongConversation() {
  const [start, setStart] = useState(40);
  const groups = Array.from({ length: (60 - start) / groupSize }, (_, i) => start + i * groupSize);
  return (
    <div style={{ display: 'flex', height: '20rem' }}>
      <ChatLog label="Conversation" onShowEarlier={start > 0 ? () => setStart(start - 20) : undefined}>
        {groups.map((from) => (
          <ChatLogGroup key={from} announced={from === 50}>
            {Array.from({ length: groupSize }, (_, i) => (
              <ChatBubble key={i} from={i % 2 ? 'user' : 'assistant'}>
                {`Message ${from + i + 1}`}
              </ChatBubble>
            ))}
          </ChatLogGroup>
        ))}
      </ChatLog>
    </div>
  );
}

const meta = {
  title: 'Agent/ChatLog/Earlier messages',
  component: ChatLog,
  args: { label: 'Conversation', children: null },
  render: LongConversation,
} satisfies Meta<typeof ChatLog>;
export default meta;
type Story = StoryObj<typeof meta>;

const log = () => screen.getByRole('log');
const earlier = () => screen.queryByRole('button', { name: 'Show earlier messages' });
const topOf = (text: string) => screen.getByText(text).getBoundingClientRect().top;

/** The first message shown stays where it is while others appear above it; so does the focus, until the button goes. */
export const ByKeyboard: Story = {
  play: async () => {
    await waitFor(() => expect(log().scrollTop).toBeGreaterThan(0));
    log().focus();
    await userEvent.tab();
    await expect(earlier()).toHaveFocus();
    await screen.findByText('Jump to latest');
    for (const first of ['Message 21', 'Message 1']) {
      const before = topOf('Message 41');
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByText(first)).toBeInTheDocument();
      await drawn();
      await expect(Math.abs(topOf('Message 41') - before)).toBeLessThan(2);
      await expect(first === 'Message 1' ? log() : earlier()).toHaveFocus();
    }
    await expect(earlier()).toBeNull();
    await expect(screen.getByText('Jump to latest')).toBeVisible();
  },
};

/** They take a while: the button waits, and whoever scrolls on meanwhile finds what they read then in its place. */
export const Slow: Story = {
  render: function Slow() {
    const [count, setCount] = useState(20);
    const [attempts, setAttempts] = useState(0);
    const [error, setError] = useState<string>();
    const loaded = async () => {
      setAttempts(attempts + 1);
      setError(undefined);
      await new Promise((resolve) => setTimeout(resolve, 300));
      if (attempts === 0) setError('They could not be loaded. Try again.');
      else setCount(40);
    };
    return (
      <div style={{ display: 'flex', height: '20rem' }}>
        <ChatLog label="Conversation" onShowEarlier={count === 20 ? loaded : undefined} earlierError={error}>
          {Array.from({ length: count }, (_, i) => 40 - count + i + 1).map((number) => (
            <ChatBubble key={number} from="assistant">
              {`Message ${number}`}
            </ChatBubble>
          ))}
        </ChatLog>
      </div>
    );
  },
  play: async () => {
    await waitFor(() => expect(log().scrollTop).toBeGreaterThan(0));
    log().scrollTop = 0;
    await screen.findByText('Jump to latest');
    await userEvent.click(earlier()!);
    await expect(earlier()).toHaveAttribute('aria-busy', 'true');
    // The first time it fails: the button can be pressed again, and keeps the focus.
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('They could not be loaded. Try again.');
    await drawn();
    const { top } = alert.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(log().getBoundingClientRect().top);
    await expect(earlier()).not.toHaveAttribute('aria-busy');
    await expect(earlier()).toHaveFocus();
    await userEvent.click(earlier()!);
    await expect(screen.queryByRole('alert')).toBeNull();
    // Meanwhile the reader goes to the end, and up again.
    await userEvent.click(screen.getByText('Jump to latest'));
    await drawn();
    await expect(topOf('Message 40')).toBeLessThan(log().getBoundingClientRect().bottom);
    log().scrollTop = 150;
    await drawn();
    const before = topOf('Message 26');
    await waitFor(() => expect(screen.getByText('Message 1')).toBeInTheDocument());
    await drawn();
    await expect(Math.abs(topOf('Message 26') - before)).toBeLessThan(2);
  },
};

/** Only the newest group is a live region. */
export const NotAnnounced: Story = {
  play: async () => {
    await userEvent.click(earlier()!);
    const region = (text: string) => screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live');
    await expect(region('Message 21')).toBe('off');
    await expect(region('Message 51')).toBeUndefined();
  },
};

/** The first message of a new group has its own height at once: the log would jump if it had the estimated one of a whole group. */
export const NewGroup: Story = {
  render: function NewGroup() {
    const [hasGrown, setHasGrown] = useState(false);
    return (
      <>
        <Button onClick={() => setHasGrown(true)}>Send a message</Button>
        <div style={{ display: 'flex', height: '20rem' }}>
          <ChatLog label="Conversation">
            <ChatLogGroup announced>
              <ChatBubble from="user">Message 1</ChatBubble>
            </ChatLogGroup>
            {hasGrown && (
              <ChatLogGroup announced>
                <ChatBubble from="assistant">Message 2</ChatBubble>
              </ChatLogGroup>
            )}
          </ChatLog>
        </div>
      </>
    );
  },
  play: async () => {
    // As scripts see it before the first paint, when a browser has not yet looked at what is near the screen.
    const added = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve(log().scrollHeight);
      });
      observer.observe(log(), { childList: true, subtree: true });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Send a message' }));
    await expect(screen.getByText('Message 2')).toBeVisible();
    await expect(await added).toBeLessThan(500);
  },
};
