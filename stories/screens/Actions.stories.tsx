import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { taskEntry } from '../../src/screens/agent/conversation/entries.ts';
import {
  answered,
  ask,
  endlessModel,
  controlledChat,
  storedThread,
  waitUntilLoaded,
  openChat,
  openChatWhenLoaded,
  findReply,
} from '../chatSteps.ts';
import { fill, heading, press, toast } from '../steps.ts';

const { pro } = personas;

const meta = {
  title: 'Screens/Automated tasks',
  component: StoryApp,
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['V17'] },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (name: string) => screen.findByRole('group', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** What only shows something is done at once, out of the way of what is shown; the card stays in the thread. [V17] */
export const ShowBilling: Story = {
  play: async () => {
    await openChatWhenLoaded();
    await ask('Show my billing');
    await expect(await heading('Billing & Subscriptions')).toBeInTheDocument();
    await closed();
    const chat = await openChat();
    await expect(await card('Show Billing & Subscriptions')).toHaveTextContent('Done');
    await findReply(chat, /Done\. The billing screen is shown/);
    await ask('Back to the dashboard');
    await expect(await heading('Dashboard')).toBeInTheDocument();
    await closed();
  },
};

/** On a phone the agent's screen goes as well. [V13, V17] */
export const ShowOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { requirements: ['V13', 'V17'] },
  play: async () => {
    await waitUntilLoaded();
    await press('AI Agent');
    await openChat();
    await ask('Show my billing');
    await closed();
    await waitFor(() => expect(screen.getByText('Choose Your Plan')).toBeVisible());
  },
};

/** A change is shown first; after the yes it is saved as from the form, and told as from elsewhere. [X4] */
export const EditProfile: Story = {
  parameters: { shows: ['toasts.profileUpdatedElsewhere'], requirements: ['V17', 'X4'] },
  play: async () => {
    const chat = await openChatWhenLoaded();
    await ask('Change my name to Grace Hopper');
    await expect(await card('Change your profile')).toHaveTextContent(/Full NameAda Lovelace.*Grace Hopper/);
    await expect(screen.getAllByText('Ada Lovelace', { ignore: '[role="log"] *' })).not.toHaveLength(0);
    await press('Change my profile');
    await toast('Success', 'Profile updated successfully');
    await findReply(chat, /Done\. The profile was changed/);
    await expect(await card('Change your profile')).toHaveTextContent('Changed · Undo');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(screen.getAllByText('Grace Hopper')).not.toHaveLength(0);
    // The card in the panel's conversation still says what was.
    await expect(screen.queryByText('Ada Lovelace', { ignore: '[role="log"] *' })).toBeNull();
  },
};

/** 'Not now' changes nothing, and the assistant hears of it. */
export const Declined: Story = {
  play: async () => {
    const chat = await openChatWhenLoaded();
    await ask('Change my name to Grace Hopper');
    await press('Not now');
    await expect(await card('Change your profile')).toHaveTextContent('Not done: you said no');
    await findReply(chat, 'All right, I left it as it is.');
    await expect(chat.queryByRole('button', { name: 'Change my profile' })).toBeNull();
  },
};

/** Two seconds, then the plan and the toast as on the billing screen. [S6] */
export const Subscribe: Story = {
  parameters: { requirements: ['V17', 'S6'] },
  play: async () => {
    const chat = await openChatWhenLoaded();
    await ask('Upgrade to Enterprise');
    await press('Subscribe to Enterprise');
    await expect(await chat.findByText('Working on it…')).toBeVisible();
    await waitFor(() => toast('Subscription Updated', 'Successfully subscribed to Enterprise plan'), {
      timeout: 8000,
    });
    await findReply(chat, /Done\. You are on the Enterprise plan now/);
  },
};

/** Signed out, and the next user of the tab finds no conversation. [X3] */
export const SignOut: Story = {
  parameters: { requirements: ['V17', 'X3'] },
  play: async () => {
    await openChatWhenLoaded();
    await ask('Sign me out');
    await press('Sign out');
    await toast('Signed out', 'You have been signed out successfully.');
    await expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
    await expect(Object.keys(sessionStorage)).toEqual([]);
  },
};

/** The failure is a toast, as after the form, and on the card; the assistant hears of it. [X4] */
export const Fails: Story = {
  parameters: { requirements: ['V17', 'X4'] },
  beforeEach: withHandlers(fault('profiles-update', 500)),
  play: async () => {
    const chat = await openChatWhenLoaded();
    await ask('Change my name to Grace Hopper');
    await press('Change my profile');
    await expect(await chat.findByText('Failed')).toBeVisible();
    await findReply(chat, /That did not work/);
    await expect(await screen.findByText('Error')).toBeInTheDocument();
  },
};

/** What has not loaded is not acted on. [X5] */
export const NotLoaded: Story = {
  parameters: { requirements: ['V17', 'X5'] },
  beforeEach: withHandlers(fault('profiles-read', 'hang')),
  play: async () => {
    const chat = await openChatWhenLoaded();
    await ask('Change my name to Grace Hopper');
    await press('Change my profile');
    await expect(
      await chat.findByText('Your profile has not loaded yet. Try again in a moment.'),
    ).toBeVisible();
  },
};

const fakeChat = controlledChat();

/** Unknown tools and bad arguments are refused with a sentence, shown and sent back. */
export const Refused: Story = {
  args: { services: { chat: fakeChat.port } },
  play: async () => {
    fakeChat.reset();
    const chat = await openChat();
    await ask('Delete everything');
    const calls = [
      { id: 'a', name: 'delete_account', arguments: {} },
      { id: 'b', name: 'subscribe', arguments: '{"plan":"gold"}' },
    ];
    (await fakeChat.request(1)).reply(answered('', calls));
    const sentences = [
      "There is no tool 'delete_account'.",
      "There is no such plan. Choose 'free', 'pro' or 'enterprise'.",
    ];
    for (const sentence of sentences) await expect(await chat.findByText(sentence)).toBeVisible();
    await expect(chat.getAllByText('Refused')).toHaveLength(2);
    const { input } = await fakeChat.request(2);
    await expect(input).toMatchObject(sentences.map((result) => ({ result })));
  },
};

const endless = endlessModel();

/** A model that answers each result with another call gets four rounds; then the conversation says so. [R8] */
export const TooManySteps: Story = {
  args: { services: { chat: endless.port } },
  parameters: { shows: ['tooManySteps'], requirements: ['V17', 'R8'] },
  play: async () => {
    endless.reset();
    const chat = await openChatWhenLoaded();
    await ask('Delete everything');
    await findReply(
      chat,
      'I could not finish that: it took too many steps. Please ask me for one thing at a time.',
    );
    await expect(chat.getAllByText('Refused')).toHaveLength(4);
    await expect(endless.sent()).toBe(5);
    await fill('Message', 'One thing, then');
    await expect(chat.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

/** Closing the chat aborts the request that is on its way, and the tools that it would ask for are not run. [R8] */
export const ClosedMeanwhile: Story = {
  args: { services: { chat: fakeChat.port } },
  parameters: { requirements: ['V17', 'R8'] },
  play: async () => {
    fakeChat.reset();
    const chat = await openChatWhenLoaded();
    await ask('Show my billing');
    const request = await fakeChat.request(1);
    request.onDelta?.('One moment');
    await userEvent.click(chat.getByRole('button', { name: 'Close' }));
    await closed();
    await expect(request.signal?.aborted).toBe(true);
    request.reply(answered('', [{ id: 'a', name: 'show_billing', arguments: {} }]));
    const again = await openChat();
    await expect(await again.findByText('One moment')).toBeVisible();
    await expect(again.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'Billing & Subscriptions' })).toBeNull();
  },
};

const asked = taskEntry({
  from: 'chat',
  state: 'asked',
  call: { id: 'a', name: 'sign_out', arguments: {} },
});

/** A question that a reload has left behind can no longer be answered. */
export const NotAnswered: Story = {
  beforeEach: storedThread(pro, [asked]),
  play: async () => {
    await openChat();
    const left = await card('Sign out');
    await expect(left).toHaveTextContent('Not answered');
    await expect(within(left).queryByRole('button')).toBeNull();
  },
};
