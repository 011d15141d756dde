import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { announcements } from '../../mocks/announcements.ts';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { backendState } from '../../mocks/handlers/backendState.ts';
import { personas } from '../../mocks/personas.ts';
import { storeConversations } from '../../mocks/storedConversations.ts';
import { freshBrowser, StoryApp } from '../../mocks/StoryApp.tsx';
import { bubblesIn, chooseOption, openChat, topOf } from '../chatSteps.ts';
import { waitForAnimations } from '../geometry.ts';
import { dialog } from '../steps.ts';

const { pro } = personas;
const messages = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name} ${i + 1}`);

/** Conversations of which the database sends 200 messages at a time. */
const meta = {
  title: 'Screens/Long stored conversations',
  component: StoryApp,
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['L1', 'V22'] },
  beforeEach: ({ msw }) => {
    freshBrowser();
    const state = backendState([pro]);
    storeConversations(state, pro, [
      ['The longer one', ...messages('Message', 450)],
      ['The other one', ...messages('Word', 250)],
    ]);
    msw.use(...handlersOf(state));
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openedAtEnd() {
  const chat = await openChat();
  await waitFor(() => expect(chat.getByText('Message 450')).toBeVisible(), { timeout: 5000 });
  await waitForAnimations();
  return chat.getByRole('log');
}

/** Shows the 200 messages before, by the keyboard. */
async function showEarlier(log: HTMLElement) {
  log.focus();
  await userEvent.tab();
  await expect(screen.getByRole('button', { name: 'Show earlier messages' })).toHaveFocus();
  await waitFor(() => expect(screen.getByText('Jump to latest')).toBeVisible());
  await waitForAnimations();
  const before = topOf(log, 'Message 251');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(bubblesIn(log)).toHaveLength(400));
  await waitForAnimations();
  return topOf(log, 'Message 251') - before;
}

/** Earlier messages come from the database: what is read stays where it is, the same elements, and nothing is announced. */
export const Earlier: Story = {
  play: async () => {
    const log = await openedAtEnd();
    const { heard, end } = announcements(log);
    const last = within(log).getByText('Message 450');
    await expect(Math.abs(await showEarlier(log))).toBeLessThan(2);
    await expect(last).toBeInTheDocument();
    await expect(screen.getByText('Jump to latest')).toBeVisible();
    end();
    await expect(heard).toEqual([]);
  },
};

/** Without a connection earlier messages cannot be read: it says so, and the same button tries again. */
export const EarlierFailed: Story = {
  parameters: { requirements: ['L1', 'X9'] },
  play: async ({ msw }) => {
    const log = await openedAtEnd();
    msw.use(http.get('*/rest/v1/conversation_entries', () => HttpResponse.error(), { once: true }));
    const earlier = await within(log).findByRole('button', { name: 'Show earlier messages' });
    await userEvent.click(earlier);
    await expect(await within(log).findByRole('alert')).toHaveTextContent(
      'Earlier messages could not be loaded. Check your connection and try again.',
    );
    await expect(bubblesIn(log)).toHaveLength(200);
    await expect(earlier).toHaveFocus();
    await userEvent.click(earlier);
    await waitFor(() => expect(bubblesIn(log)).toHaveLength(400));
    await expect(within(log).queryByRole('alert')).toBeNull();
  },
};

/** Another conversation is shown from its own end, however much of the one before was open. */
export const AnotherOne: Story = {
  play: async () => {
    await showEarlier(await openedAtEnd());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openedAtEnd();
    await chooseOption('All conversations');
    const list = await dialog('Conversations');
    await userEvent.click(await list.findByRole('button', { name: /^The other one/ }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Conversations' })).toBeNull());
    await waitFor(() => expect(screen.getByText('Word 250')).toBeVisible());
    await expect(bubblesIn(screen.getByRole('log'))).toHaveLength(200);
  },
};
