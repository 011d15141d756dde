import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { message, taskEntry } from '../../src/screens/agent/conversation/entries.ts';
import {
  answered,
  controlledChat,
  findReply,
  openChat,
  storedThread,
  waitUntilLoaded,
} from '../chatSteps.ts';
import { press } from '../steps.ts';

const { pro } = personas;
const said = [message('user', 'Whta plan?'), message('ai', 'I did not understand that.', { answers: [] })];
const { port: chat, request, reset } = controlledChat();

const meta = {
  title: 'Screens/Edit a message',
  component: StoryApp,
  args: { signedInAs: pro, services: { chat } },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['A84'] },
  beforeEach(context) {
    reset();
    backendOf(pro)(context);
    storedThread(pro, said, 'Half a thought')();
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'Message' });

/** The last message goes back into the field, and is sent in place of itself and its answer. What was typed before comes back. */
export const Edited: Story = {
  play: async () => {
    const opened = await openChat();
    await userEvent.click(await opened.findByRole('button', { name: 'Edit message' }));
    await expect(await field()).toHaveValue('Whta plan?');
    await expect(await field()).toHaveFocus();
    await expect(opened.getByRole('status')).toHaveTextContent('Editing your last message');
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'What plan?{Enter}');
    (await request(1)).reply(answered('You are on Pro.'));
    await findReply(opened, 'You are on Pro.');
    await expect(opened.queryByText('Whta plan?')).toBeNull();
    await expect(opened.queryByText('I did not understand that.')).toBeNull();
    await expect(await field()).toHaveValue('Half a thought');
  },
};

const panelField = () => screen.getByRole('textbox', { name: 'Ask about your account…' });
async function editHere(place: ReturnType<typeof within>) {
  await userEvent.click(await place.findByRole('button', { name: 'Edit message' }));
  await waitFor(() => expect(panelField()).toHaveValue('Whta plan?'));
  await expect(panelField()).toHaveFocus();
  await expect(place.getByRole('status')).toHaveTextContent('Editing your last message');
}
const findPanel = async () =>
  within(await screen.findByRole('complementary', { name: 'Voice & Chat Agent' }, { timeout: 15_000 }));

/** The panel does the same in its own field, and the large chat goes on with what was begun there. */
export const InThePanel: Story = {
  play: async () => {
    await waitUntilLoaded();
    const panel = await findPanel();
    await editHere(panel);
    await userEvent.clear(panelField());
    await userEvent.type(panelField(), 'What plan');
    const opened = await openChat();
    await expect(opened.getByText('Editing your last message')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(panel.getByRole('button', { name: 'Cancel' })).toBeVisible());
    await userEvent.type(panelField(), '?{Enter}');
    const { input } = await request(1);
    await expect(input).toBe('What plan?');
    (await request(1)).reply(answered('You are on Pro.'));
    await findReply(panel, 'You are on Pro.');
    await expect(panel.queryByText('Whta plan?')).toBeNull();
    await expect(panelField()).toHaveValue('Half a thought');
    await userEvent.clear(panelField());
    await userEvent.keyboard('{ArrowUp}');
    await expect(panelField()).toHaveValue('What plan?');
    await userEvent.click(panel.getByRole('button', { name: 'Cancel' }));
    await expect(panelField()).toHaveFocus();
    await expect(panelField()).toHaveValue('');
  },
};

/** So does the sheet over the page. Closing it leaves the message as it was, and loses nothing that was written. */
export const InTheSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitUntilLoaded();
    await press('AI Agent');
    const sheet = within(await screen.findByRole('dialog', { name: 'My Agent' }));
    await editHere(sheet);
    await userEvent.type(panelField(), ' And since when?');
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await press('AI Agent');
    await waitFor(() => expect(panelField()).toHaveValue('Half a thought\nWhta plan? And since when?'));
    await expect(screen.queryByText('Editing your last message')).toBeNull();
    await expect(await screen.findByText('Whta plan?')).toBeVisible();
  },
};

/** 'Cancel' leaves the message as it was, and brings back what was typed before. */
export const Cancelled: Story = {
  play: async () => {
    const opened = await openChat();
    await userEvent.click(await opened.findByRole('button', { name: 'Edit message' }));
    await userEvent.click(opened.getByRole('button', { name: 'Cancel' }));
    await expect(await field()).toHaveValue('Half a thought');
    await expect(opened.getByText('Whta plan?')).toBeVisible();
    await expect(opened.queryByText('Editing your last message')).toBeNull();
  },
};

/** The arrow up does the same in an empty field, and moves the caret in one that is not empty. [A85] */
export const ByKeyboard: Story = {
  parameters: { requirements: ['A85'] },
  play: async () => {
    await openChat();
    await userEvent.click(await field());
    await userEvent.keyboard('{ArrowUp}');
    await expect(await field()).toHaveValue('Half a thought');
    await userEvent.clear(await field());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(async () => expect(await field()).toHaveValue('Whta plan?'));
  },
};

/** After a card that has changed something, what was said before it stays. */
export const NotAfterAChange: Story = {
  beforeEach() {
    const task = { name: 'subscribe', plan: 'pro' } as const;
    const call = { id: 'c', name: 'subscribe', arguments: { plan: 'pro' } };
    const done = taskEntry({
      from: 'chat',
      call,
      task,
      state: 'done',
      result: 'You are on the Pro plan now.',
    });
    storedThread(pro, [...said, done])();
  },
  play: async () => {
    const opened = await openChat();
    await opened.findByRole('group', { name: 'Switch to Pro' });
    await expect(opened.queryByRole('button', { name: 'Edit message' })).toBeNull();
    await userEvent.clear(await field());
    await userEvent.keyboard('{ArrowUp}');
    await expect(await field()).toHaveValue('');
  },
};
