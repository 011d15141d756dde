import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChatBubble } from '../ChatBubble/ChatBubble.tsx';
import { guide } from './ChatLog.guide.tsx';
import { ChatLog } from './ChatLog.tsx';
import { drawn } from './drawn.fixture.ts';

const meta = {
  title: 'Agent/ChatLog',
  component: ChatLog,
  parameters: { guide },
  args: { label: 'Conversation', children: null },
  render: function Growing({ label }) {
    const [count, setCount] = useState(20);
    return (
      <>
        <div style={{ display: 'flex', height: '20rem' }}>
          <ChatLog label={label}>
            {Array.from({ length: count }, (_, i) => (
              <ChatBubble key={i} from={i % 2 ? 'user' : 'assistant'}>
                {`Message ${i + 1}`}
              </ChatBubble>
            ))}
          </ChatLog>
        </div>
        <Button onClick={() => setCount(count + 1)}>Add</Button>
      </>
    );
  },
} satisfies Meta<typeof ChatLog>;
export default meta;
type Story = StoryObj<typeof meta>;

const introduction =
  'It knows your plan, your payments and your settings, and asks before it changes any of them. '.repeat(12);

const distance = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight;

/** At the end, it stays at the end. */
export const Following: Story = {
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Conversation' });
    await waitFor(() => expect(distance(log)).toBeLessThan(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(canvas.getByText('Message 21')).toBeInTheDocument();
    await waitFor(() => expect(distance(log)).toBeLessThan(2));
  },
};

/** Scrolled up, it leaves the reader in peace and offers the way back. */
export const ReadingBack: Story = {
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    log.scrollTop = 0;
    const jump = await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await drawn();
    await expect(log.scrollTop).toBe(0);
    await userEvent.click(jump);
    await waitFor(() => expect(distance(log)).toBeLessThan(2));
  },
};

/** Scrolled up before the log was drawn for the first time, it stays there too. */
export const ReadingBackAtOnce: Story = {
  decorators: [
    (Story) => {
      const place = useRef<HTMLDivElement>(null);
      // The log's own effects have run: it is at its end, and nothing is drawn yet.
      useEffect(() => {
        const log = place.current!.querySelector('[role="log"]')!;
        log.scrollTop = 0;
      }, []);
      return (
        <div ref={place}>
          <Story />
        </div>
      );
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Jump to latest' });
    await expect(canvas.getByRole('log').scrollTop).toBe(0);
  },
};

/** What the reader says brings them to the end. */
export const OwnMessage: Story = {
  play: async (context) => {
    await ReadingBack.play?.(context);
    const { canvas } = context;
    const log = canvas.getByRole('log');
    log.scrollTop = 0;
    await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(distance(log)).toBeLessThan(2));
  },
};

/** What they say in another tab meanwhile leaves them where they read. */
export const SaidElsewhere: Story = {
  render: function SaidElsewhere({ label }) {
    const [count, setCount] = useState(20);
    return (
      <>
        <div style={{ display: 'flex', height: '20rem' }}>
          <ChatLog label={label}>
            {Array.from({ length: count }, (_, i) => (
              <ChatBubble key={i} from={i % 2 ? 'assistant' : 'user'} fromElsewhere={i >= 20}>
                {`Message ${i + 1}`}
              </ChatBubble>
            ))}
          </ChatLog>
        </div>
        <Button onClick={() => setCount(count + 1)}>Add</Button>
      </>
    );
  },
  play: async (context) => {
    const { canvas } = context;
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    log.scrollTop = 100;
    await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(canvas.getByText('Message 21')).toBeInTheDocument();
    await drawn();
    await expect(log.scrollTop).toBe(100);
  },
};

/** Nothing was said yet: it can be reached all the same. */
export const Empty: Story = {
  render: ({ label }) => (
    <div style={{ display: 'flex', height: '20rem' }}>
      <ChatLog label={label}>{null}</ChatLog>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('log')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('log')).outlineWidth).toBe('3px');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The user's own words are on the left, and the way back stays inside. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    await expect(canvas.getByText('Message 20').getBoundingClientRect().left).toBeLessThan(160);
    log.scrollTop = 0;
    const jump = await canvas.findByRole('button', { name: 'Jump to latest' });
    const { left, right } = jump.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  },
};

/** What introduces an empty conversation is read from its beginning; the first message goes to the end. */
export const Introduced: Story = {
  render: function Introduced({ label }) {
    const [said, setSaid] = useState(false);
    return (
      <>
        <div style={{ display: 'flex', height: '8rem' }}>
          <ChatLog label={label} isEmpty={!said}>
            {!said && <EmptyState title="Ask about your account" description={introduction} />}
            {said && <ChatBubble from="user">{introduction}</ChatBubble>}
          </ChatLog>
        </div>
        <Button onClick={() => setSaid(!said)}>{said ? 'Clear' : 'Ask'}</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const scrollsUp = async (top: number) => {
      const scrolled = new Promise((resolve) => log.addEventListener('scroll', resolve, { once: true }));
      log.scrollTop = top;
      await scrolled;
    };
    await drawn();
    await expect(distance(log)).toBeGreaterThan(48);
    await expect(log.scrollTop).toBe(0);
    await scrollsUp(60);
    await scrollsUp(10);
    await drawn();
    await expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(distance(log)).toBeLessThan(2));
    await expect(log.scrollTop).toBeGreaterThan(48);
    log.scrollTop = 20;
    await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull());
    await expect(log.scrollTop).toBe(0);
  },
};

/** Once there is room for all of it, as when a phone's keyboard has gone, there is nothing left to jump to. */
export const RoomForAll: Story = {
  render: function RoomForAll({ label }) {
    const [height, setHeight] = useState('8rem');
    return (
      <>
        <div style={{ display: 'flex', height }}>
          <ChatLog label={label}>
            {Array.from({ length: 4 }, (_, i) => (
              <ChatBubble key={i} from="assistant">{`Message ${i + 1}`}</ChatBubble>
            ))}
          </ChatLog>
        </div>
        <Button onClick={() => setHeight('30rem')}>Make room</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(48));
    log.scrollTop = 0;
    await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByRole('button', { name: 'Make room' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull());
    await expect(distance(log)).toBe(0);
  },
};
