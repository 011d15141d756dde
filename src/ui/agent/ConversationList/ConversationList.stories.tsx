import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './ConversationList.guide.tsx';
import { ConversationList, type ConversationRow } from './ConversationList.tsx';

const rename = fn();
const remove = fn();
const row = (id: string, title: string, more: Partial<ConversationRow> = {}): ConversationRow => ({
  id,
  title,
  time: 'Nov 1, 2026',
  excerpt: 'Your last payment was $29.00 for the Pro plan.',
  actions: [
    { id: 'rename', label: 'Rename', onSelect: rename },
    { id: 'delete', label: 'Delete', tone: 'critical', onSelect: remove },
  ],
  ...more,
});

const meta = {
  title: 'Agent/ConversationList',
  component: ConversationList,
  args: {
    conversations: {
      status: 'ready',
      value: [
        row('1', 'What did I pay last?'),
        row('2', 'Upgrade me'),
        row('3', 'A voice call', { excerpt: '' }),
      ],
    },
    current: '2',
    words: '',
    onWords: fn(),
    onOpen: fn(),
    onNew: fn(),
    note: 'Conversations are deleted 90 days after their last message.',
  },
  parameters: { guide },
} satisfies Meta<typeof ConversationList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The conversations, newest first. The open one is marked. [L3] */
export const Ready: Story = {
  parameters: { requirements: ['L3'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: /^Upgrade me/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^What did I pay/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'New conversation' }));
    await expect(args.onNew).toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Search conversations'), 'p');
    await expect(args.onWords).toHaveBeenCalledWith('p');
  },
};

/** What was typed stays, and the list as well. [A101] */
export const TooManyWords: Story = {
  args: { words: 'payment '.repeat(600), wordsError: 'Search for at most 4,000 characters.' },
  parameters: { requirements: ['A101'] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Search conversations');
    await expect(field).toHaveValue(args.words);
    await expect(field).toHaveAccessibleDescription('Search for at most 4,000 characters.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** What can be done with one conversation, by keyboard. */
export const Options: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Options for Upgrade me' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await expect(rename).toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { conversations: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Conversations are loading' })).toBeInTheDocument();
  },
};

const retry = fn();
export const Failed: Story = {
  args: { conversations: { status: 'error', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your conversations could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { conversations: { status: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No conversations yet')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { conversations: { status: 'ready', value: [] }, words: 'refund' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No conversation contains these words')).toBeVisible();
  },
};

/** There are more than fit on one page, and one is being opened. */
export const MoreAndOpening: Story = {
  args: { opening: '1', onMore: fn(), loadingMore: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /Opening…/ })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more conversations' }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};

/** In the agent's column and on the smallest phone. */
export const Narrow: Story = {
  args: {
    conversations: {
      status: 'ready',
      value: [
        row('1', hostile.unbroken, { excerpt: hostile.unbroken }),
        row('2', hostile.rightToLeft),
        row('3', hostile.markup),
      ],
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Conversations' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
