import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { backendState } from '../../mocks/handlers/backendState.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { storeConversations, type Talk } from '../../mocks/storedConversations.ts';
import { freshBrowser, StoryApp } from '../../mocks/StoryApp.tsx';
import { ask, chooseOption, openChat } from '../chatSteps.ts';
import { dialog, press } from '../steps.ts';

const { pro } = personas;

const talks: readonly Talk[] = [
  ['What plan am I on?', 'What plan am I on?', 'You are on the Pro plan.'],
  ['Why did my payment fail?', 'Why did my payment fail?', 'The card was refused on 3 March.'],
  ['Move to Berlin', 'I have moved to Berlin', 'Shall I change your location?'],
];

let state = backendState([pro]);
const begin =
  (stored: readonly Talk[]) =>
  ({ msw }: { msw: { use: (...handlers: ReturnType<typeof handlersOf>) => void } }) => {
    freshBrowser();
    state = backendState([pro]);
    storeConversations(state, pro, stored);
    msw.use(...handlersOf(state));
  };

const meta = {
  title: 'Screens/Conversations',
  component: StoryApp,
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: begin(talks),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openList() {
  const chat = await openChat();
  await chooseOption('All conversations');
  const list = await dialog('Conversations');
  return { chat, list };
}
const titles = (list: ReturnType<typeof within>) =>
  list.queryAllByRole('listitem').map((item: HTMLElement) => item.querySelector('bdi')?.textContent);
async function option(title: string, name: string) {
  await press(`Options for ${title}`);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

/** On a device on which nothing was said yet, the newest conversation goes on, and what is said is stored in it. [L1] */
export const OnAnotherDevice: Story = {
  parameters: { requirements: ['L1'] },
  play: async () => {
    const chat = await openChat();
    await expect(await chat.findByText('You are on the Pro plan.')).toBeVisible();
    await ask('What did I pay last?');
    await waitFor(() => expect([...state.conversations.values()][0]?.entries).toHaveLength(4), {
      timeout: 5000,
    });
  },
};

/** The list, newest first; the open one is marked. [L3, L6] */
export const Listed: Story = {
  parameters: { requirements: ['L3', 'L6'] },
  play: async () => {
    const { list } = await openList();
    await waitFor(() => expect(titles(list)).toEqual(talks.map(([title]) => title)));
    await expect(list.getByRole('button', { name: /^What plan am I on/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(
      await list.findByText('Conversations are deleted 90 days after their last message.'),
    ).toBeVisible();
  },
};

export const Opened: Story = {
  play: async () => {
    const { chat, list } = await openList();
    await userEvent.click(await list.findByRole('button', { name: /^Why did my payment fail/ }));
    await expect(await chat.findByText('The card was refused on 3 March.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Conversations' })).toBeNull());
    await expect(chat.queryByText('You are on the Pro plan.')).toBeNull();
  },
};

export const Searched: Story = {
  play: async () => {
    const { list } = await openList();
    await userEvent.type(list.getByLabelText('Search conversations'), 'REFUSED');
    await waitFor(() => expect(titles(list)).toEqual(['Why did my payment fail?']), { timeout: 3000 });
    await userEvent.type(list.getByLabelText('Search conversations'), 'x');
    await expect(await list.findByText('No conversation contains these words')).toBeVisible();
  },
};

/** A title is stored once, however often Enter is pressed, without what no text can hold; an empty one is refused in words. [A102] */
export const Renamed: Story = {
  parameters: { requirements: ['A102'] },
  play: async () => {
    const { list } = await openList();
    await list.findByText('Move to Berlin');
    await option('Move to Berlin', 'Rename');
    const question = await dialog('Rename this conversation');
    const field = question.getByLabelText('Title');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(await question.findByText('Enter a title.')).toBeVisible();
    await userEvent.click(field);
    await userEvent.paste('\0\uD83D');
    await userEvent.keyboard('{Enter}');
    await expect(await question.findByText('Enter a title.')).toBeVisible();
    await userEvent.paste('My new \0address');
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(titles(list)).toContain('My new address'));
  },
};

/** While a title is on its way its question stays: closed, it would close the next one, with what is typed there. [A102, R9] */
export const RenameOnItsWay: Story = {
  parameters: { requirements: ['A102', 'R9'] },
  play: async ({ msw }) => {
    const { list } = await openList();
    await list.findByText('Move to Berlin');
    msw.use(fault('conversations-update', 'hang'));
    await option('Move to Berlin', 'Rename');
    const question = await dialog('Rename this conversation');
    await userEvent.type(question.getByLabelText('Title'), '!{Enter}');
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await expect(question.getByLabelText('Title')).toHaveValue('Move to Berlin!');
  },
};

/** The same while one is being deleted. [R9] */
export const DeletionOnItsWay: Story = {
  parameters: { requirements: ['R9'] },
  play: async ({ msw }) => {
    const { list } = await openList();
    await list.findByText('Move to Berlin');
    msw.use(fault('conversations-remove', 'hang'));
    await option('Move to Berlin', 'Delete');
    const question = await dialog('Delete this conversation?');
    await press('Delete conversation');
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep it' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    // Longer than a dialog takes to fade out.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(question.getByRole('button', { name: 'Delete conversation' })).toBeVisible();
  },
};

/** Deleting asks. The open one leaves an empty chat behind. */
export const Deleted: Story = {
  play: async () => {
    const { chat, list } = await openList();
    await list.findByRole('button', { name: /^What plan am I on/ });
    await option('What plan am I on?', 'Delete');
    await dialog('Delete this conversation?');
    await press('Keep it');
    await waitFor(() => expect(screen.queryByText('Delete this conversation?')).toBeNull());
    await expect(titles(list)).toHaveLength(3);
    await option('What plan am I on?', 'Delete');
    await dialog('Delete this conversation?');
    await press('Delete conversation');
    await waitFor(() => expect(titles(list)).toHaveLength(2));
    await expect(chat.getByText('Ask about your account')).toBeInTheDocument();
  },
};

export const Downloaded: Story = {
  play: async () => {
    const file = spyOn(URL, 'createObjectURL');
    const link = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { list } = await openList();
    await list.findByText('Move to Berlin');
    await option('Move to Berlin', 'Download as Markdown');
    await waitFor(() => expect(file).toHaveBeenCalled());
    const [blob] = file.mock.lastCall ?? [];
    const [clicked] = link.mock.contexts;
    file.mockRestore();
    link.mockRestore();
    await expect(clicked).toHaveProperty('download', expect.stringMatching(/\.md$/));
    await expect(await new Response(blob as Blob).text()).toMatch(
      /^# Move to Berlin\n[\s\S]+\*\*You\*\*\n\nI have moved/,
    );
  },
};

/** A new conversation is empty, and is stored with its first message. */
export const Begun: Story = {
  play: async () => {
    const { chat, list } = await openList();
    await userEvent.click(list.getByRole('button', { name: 'New conversation' }));
    await expect(await chat.findByText('Ask about your account')).toBeVisible();
    await waitFor(() => expect(chat.getByLabelText('Message')).toHaveFocus());
    await ask('What does Pro include?');
    await waitFor(() => expect(state.conversations.size).toBe(4), { timeout: 5000 });
  },
};

export const NothingYet: Story = {
  beforeEach: begin([]),
  play: async () => {
    const { list } = await openList();
    await expect(await list.findByText('No conversations yet')).toBeVisible();
  },
};

/** On a phone the list fills the window. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await press('AI Agent');
    const { list } = await openList();
    await waitFor(() => expect(titles(list)).toHaveLength(3));
  },
};
