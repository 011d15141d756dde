import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { backendState, backendUrl } from '../../mocks/handlers/backendState.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { storeConversations, type Talk } from '../../mocks/storedConversations.ts';
import { freshBrowser, StoryApp } from '../../mocks/StoryApp.tsx';
import { ask, chooseOption, openChat } from '../chatSteps.ts';
import { dialog, fill } from '../steps.ts';

const { pro } = personas;

const talks: readonly Talk[] = [
  ['What plan am I on?', 'What plan am I on?', 'You are on the Pro plan.'],
  ['Why did my payment fail?', 'Why did my payment fail?', 'The card was refused on 3 March.'],
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
  title: 'Screens/Conversations that fail',
  component: StoryApp,
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: begin(talks),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = () => HttpResponse.json({ code: '42501', message: 'permission denied' }, { status: 403 });

async function openList() {
  const chat = await openChat();
  await chooseOption('All conversations');
  const list = await dialog('Conversations');
  return { chat, list };
}
const titles = (list: ReturnType<typeof within>) =>
  list.queryAllByRole('listitem').map((item: HTMLElement) => item.querySelector('bdi')?.textContent);

/** The database refuses: the conversation says so once, and one Retry brings the list and the conversation. [L3] */
export const ListFailed: Story = {
  parameters: { requirements: ['L3'] },
  beforeEach: ({ msw }) => msw.use(fault('conversations-list', 500)),
  play: async ({ msw }) => {
    const { chat, list } = await openList();
    await expect(await list.findByText('Your conversations could not be loaded.')).toBeVisible();
    await expect(chat.getAllByText(/could not be loaded/)).toHaveLength(1);
    await expect(chat.queryByRole('alert')).toBeNull();
    msw.resetHandlers();
    msw.use(...handlersOf(state));
    await userEvent.click(list.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(titles(list)).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await expect(await chat.findByText('You are on the Pro plan.')).toBeVisible();
    await expect(chat.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

/** Everything is refused: each card says so in its place, and the panel has one quiet notice with one Retry. [C3, L3] */
export const AllRefused: Story = {
  parameters: { requirements: ['L3'] },
  beforeEach: ({ msw }) => msw.use(http.all(`${backendUrl}/rest/v1/*`, () => refused())),
  play: async ({ msw }) => {
    const panel = within(await screen.findByRole('complementary', { name: 'Voice & Chat Agent' }));
    await expect(
      await panel.findByText(/^Your last conversation could not be loaded/, {}, { timeout: 15_000 }),
    ).toBeVisible();
    await expect(panel.queryByRole('alert')).toBeNull();
    await expect(panel.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
    await fill('Ask about your account…', 'Are you there?');
    await userEvent.keyboard('{Enter}');
    msw.resetHandlers();
    msw.use(...handlersOf(state));
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    await expect(await panel.findByText('You are on the Pro plan.')).toBeVisible();
    await expect(panel.getByText('Are you there?')).toBeVisible();
    await expect(panel.queryByText(/could not be loaded/)).toBeNull();
  },
};

/** Without a connection what is said stays here, and the chat says that it is not saved yet. [L7] */
export const NotSavedYet: Story = {
  parameters: { requirements: ['L7'] },
  beforeEach: ({ msw }) =>
    msw.use(http.post(`${backendUrl}/rest/v1/rpc/put_conversation_entries`, () => HttpResponse.error())),
  play: async () => {
    const chat = await openChat();
    await ask('What did I pay last?');
    await expect(
      await chat.findByText(/is not saved yet\. It is kept here/, {}, { timeout: 5000 }),
    ).toBeVisible();
    await expect(chat.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  },
};

/** Another conversation would tear a full one apart: the chat offers a new one. [L2] */
export const Full: Story = {
  parameters: { requirements: ['L2'] },
  beforeEach: ({ msw }) =>
    msw.use(http.post(`${backendUrl}/rest/v1/rpc/put_conversation_entries`, () => HttpResponse.json('full'))),
  play: async () => {
    const chat = await openChat();
    await ask('What did I pay last?');
    await expect(await chat.findByText(/This conversation is full/, {}, { timeout: 5000 })).toBeVisible();
    await expect(chat.getByRole('button', { name: 'New conversation' })).toBeVisible();
  },
};
