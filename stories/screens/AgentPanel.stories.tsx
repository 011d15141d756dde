import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { message } from '../../src/screens/agent/conversation/entries.ts';
import { answered, controlledChat, openChat, storedThread, waitUntilLoaded } from '../chatSteps.ts';
import { fill, heading, press } from '../steps.ts';

const { pro } = personas;
const fakeChat = controlledChat();

/** The conversation in the agent's panel, beside the page. */
const meta = {
  title: 'Screens/Agent panel',
  component: StoryApp,
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => {
    fakeChat.reset();
    backendOf(pro)(context);
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = 'Ask about your account…';
const findPanel = async () =>
  within(await screen.findByRole('complementary', { name: 'Voice & Chat Agent' }, { timeout: 15_000 }));

async function askInPanel(text: string) {
  await fill(field, text);
  await userEvent.keyboard('{Enter}');
}

/** Nothing was said: the three blurbs, and questions of the user's own account, one of which is asked by a press. [A51] */
export const Empty: Story = {
  parameters: { requirements: ['A51', 'V17'] },
  play: async () => {
    await waitUntilLoaded();
    const panel = await findPanel();
    const questions = within(await panel.findByRole('list', { name: 'Suggestions' }));
    await expect(questions.getByRole('button', { name: 'What would Enterprise cost me?' })).toBeEnabled();
    await expect(panel.getByText('Smart Conversations')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

/** A suggestion is asked, blurbs and suggestions make room, and the focus goes on in the field. [A51] */
export const Suggested: Story = {
  args: { services: { chat: fakeChat.port } },
  parameters: { requirements: ['A51'] },
  play: async () => {
    await waitUntilLoaded();
    await press('What would Enterprise cost me?');
    const panel = await findPanel();
    await expect(await panel.findByText('What would Enterprise cost me?')).toBeVisible();
    await expect(screen.getByLabelText(field)).toHaveFocus();
    await expect(panel.queryByRole('list', { name: 'Suggestions' })).toBeNull();
    await expect(panel.queryByText('Smart Conversations')).toBeNull();
    await expect((await fakeChat.request(1)).input).toBe('What would Enterprise cost me?');
  },
};

/** The reply is awaited: it can be stopped, and what is typed meanwhile stays. [A50, R6] */
export const Pending: Story = {
  args: { services: { chat: fakeChat.port } },
  parameters: { requirements: ['A50', 'R6'] },
  play: async () => {
    await waitUntilLoaded();
    await askInPanel('What plan am I on?');
    const panel = await findPanel();
    const stop = await panel.findByRole('button', { name: 'Stop' });
    await fill(field, 'and another');
    await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
    (await fakeChat.request(1)).onDelta?.('You are on');
    await userEvent.click(stop);
    await expect(await panel.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(screen.getByLabelText(field)).toHaveValue('and another');
  },
};

/** 'Text Chat' shows the same conversation large, with the same draft: one field and one log at a time. [A50] */
export const OpenedLarge: Story = {
  parameters: { requirements: ['A50', 'V18'] },
  play: async () => {
    await waitUntilLoaded();
    const panel = await findPanel();
    await askInPanel('What plan am I on?');
    await expect(await panel.findByText('Answer again')).toBeVisible();
    await fill(field, 'a draft');
    const chat = await openChat();
    await expect(chat.getByText('What plan am I on?')).toBeVisible();
    await expect(chat.getByLabelText('Message')).toHaveValue('a draft');
    await expect(screen.getAllByRole('log')).toHaveLength(1);
    await expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await fill('Message', 'a longer draft');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await panel.findByText('What plan am I on?')).toBeVisible();
    await expect(screen.getByLabelText(field)).toHaveValue('a longer draft');
  },
};

/** The agent opens a screen: the conversation, the next message and the focus stay. [A52] */
export const PageMoves: Story = {
  args: { services: { chat: fakeChat.port } },
  parameters: { requirements: ['A50', 'A52'] },
  play: async () => {
    await waitUntilLoaded();
    await askInPanel('Show me my billing');
    const request = await fakeChat.request(1);
    await fill(field, 'And what');
    request.reply(answered('Here it is.', [{ id: 'c1', name: 'show_billing', arguments: {} }]));
    await heading('Billing & Subscriptions');
    const panel = await findPanel();
    await expect(panel.getByText('Show me my billing')).toBeVisible();
    await expect(screen.getByLabelText(field)).toHaveFocus();
    await expect(screen.getByLabelText(field)).toHaveValue('And what');
    (await fakeChat.request(2)).reply(answered('Done.'));
    await expect(await panel.findByText('Done.')).toBeVisible();
    await press('Back to Dashboard');
    await heading('Dashboard');
    await expect(panel.getByText('Done.')).toBeVisible();
  },
};

const at = Date.UTC(2026, 2, 9, 12);

/** A conversation of before the reload is there again, and read at its end. [A50] */
export const Restored: Story = {
  parameters: { requirements: ['A50'] },
  beforeEach: storedThread(
    pro,
    Array.from({ length: 12 }, (_, i) => message(i % 2 ? 'ai' : 'user', `Message ${i + 1}`, { at })),
    'not sent yet',
  ),
  play: async () => {
    const panel = await findPanel();
    await expect(await panel.findByText('Message 12')).toBeVisible();
    await expect(panel.queryByText('Smart Conversations')).toBeNull();
    await expect(screen.getByLabelText(field)).toHaveValue('not sent yet');
  },
};

/** A reply that fails says so in the conversation, with Retry. [X7] */
export const Failed: Story = {
  parameters: { shows: ['chatFailed'], requirements: ['X7', 'A50'] },
  beforeEach: withHandlers(fault('chat', 500)),
  play: async () => {
    await waitUntilLoaded();
    await askInPanel('What did I pay last?');
    const panel = await findPanel();
    const words = 'Sorry, there was an error processing your message. Please try again.';
    await expect(await panel.findByText(words)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
