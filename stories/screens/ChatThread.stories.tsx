import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { announcements } from '../../mocks/announcements.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { callEnd, callStart, message } from '../../src/screens/agent/conversation/entries.ts';
import {
  answered,
  ask,
  chooseOption,
  controlledChat,
  storedThread,
  openChat,
  findReply,
} from '../chatSteps.ts';
import { dialog, fill, press } from '../steps.ts';

const { pro } = personas;
const fakeChat = controlledChat();

const meta = {
  title: 'Screens/Conversation',
  component: StoryApp,
  args: { signedInAs: pro, services: { chat: fakeChat.port } },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => {
    fakeChat.reset();
    backendOf(pro)(context);
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A streamed answer is shown piece by piece and announced once, when it is complete. The user's own message is not
 * announced.
 */
export const AnnouncedOnce: Story = {
  play: async () => {
    const chat = await openChat();
    const { heard, end } = announcements(chat.getByRole('log'));
    await ask('hello');
    await expect(await chat.findByText('The agent is answering')).toBeVisible();
    const request = await fakeChat.request(1);
    request.onDelta?.('Your plan');
    await chat.findByText('Your plan');
    request.onDelta?.(' is Pro.');
    await chat.findByText('Your plan is Pro.');
    request.reply(answered('Your plan is Pro.'));
    await chat.findByRole('button', { name: 'Answer again' });
    await waitFor(() => expect(chat.queryByText('The agent is answering')).toBeNull());
    await waitFor(() => expect(heard).toContain('Your plan is Pro.'));
    end();
    await expect(heard).toEqual(['Agent said', 'Your plan is Pro.']);
  },
};

/** 'Stop' keeps the part that had arrived, and 'Retry' replaces it. [R6] */
export const Stopped: Story = {
  parameters: { requirements: ['R6'] },
  play: async () => {
    const chat = await openChat();
    await ask('Tell me a story');
    const request = await fakeChat.request(1);
    request.onDelta?.('Once upon a time');
    await chat.findByText('Once upon a time');
    await press('Stop');
    await expect(await chat.findByText('Stopped')).toBeVisible();
    await expect(chat.getByText('Once upon a time')).toBeVisible();
    // Each button goes with its press, and hands the focus on.
    await expect(chat.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    await press('Retry');
    await waitFor(() => expect(chat.getByRole('log')).toHaveFocus());
    (await fakeChat.request(2)).reply(answered('There was a princess.'));
    await findReply(chat, 'There was a princess.');
    await expect(chat.queryByText('Once upon a time')).toBeNull();
    await expect(chat.getAllByText('Tell me a story')).toHaveLength(1);
  },
};

/** 'Answer again' replaces the last answer. */
export const AnsweredAgain: Story = {
  play: async () => {
    const chat = await openChat();
    await ask('hello');
    (await fakeChat.request(1)).reply(answered('Hi.'));
    await chat.findByText('Hi.');
    await press('Answer again');
    await waitFor(() => expect(chat.queryByText('Hi.')).toBeNull());
    (await fakeChat.request(2)).reply(answered('Good morning.'));
    await findReply(chat, 'Good morning.');
    await expect(chat.getAllByText('hello')).toHaveLength(1);
  },
};

/** An unsent draft survives closing the dialog and a reload. */
export const DraftKept: Story = {
  beforeEach: storedThread(pro, [], 'from before the reload'),
  play: async () => {
    const chat = await openChat();
    await expect(chat.getByLabelText('Message')).toHaveValue('from before the reload');
    await fill('Message', 'and more');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openChat();
    await expect(again.getByLabelText('Message')).toHaveValue('and more');
    await press('What plan am I on?');
    await expect(again.getByLabelText('Message')).toHaveValue('and more');
  },
};

const at = Date.UTC(2026, 2, 9, 12);
const spokenThread = [
  message('user', 'What plan am I on?', { at }),
  message('ai', 'You are on the **Pro** plan.', { at }),
  callStart(at),
  message('user', 'And what did I pay last?', { at, how: 'spoken' }),
  {
    ...message('ai', 'Your last payment was $29.00', { at, how: 'spoken', outcome: 'interrupted' }),
    unspoken: 'on the second of March, by Credit Card.',
  },
  message('user', 'That is enough, thank you.', { at, how: 'spoken' }),
  callEnd(at + 161_000, 161_000, 'user'),
];

/** A call inside the conversation: spoken and typed messages are marked as such. [S8] */
export const AfterCall: Story = {
  parameters: { requirements: ['S8'] },
  beforeEach: storedThread(pro, spokenThread),
  play: async () => {
    const log = within((await openChat()).getByRole('log'));
    await expect(log.getByText('Call, 2:41, ended by you')).toBeVisible();
    await expect(log.getAllByText('Spoken')).toHaveLength(3);
    await expect(log.getByText('Interrupted')).toBeVisible();
    await expect(log.getByText('Not spoken:')).toBeVisible();
    await expect(log.queryByRole('button', { name: /Retry|Answer again/ })).toBeNull();
  },
};

/** 'Copy' gives the whole conversation as text, with speaker, time and whether it was spoken. */
export const Copied: Story = {
  beforeEach: storedThread(pro, spokenThread),
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const chat = await openChat();
    await chooseOption('Copy conversation');
    await expect(await chat.findByText('Conversation copied')).toBeInTheDocument();
    const [text = ''] = write.mock.lastCall ?? [];
    write.mockRestore();
    await expect(text).toContain('You (spoken): And what did I pay last?');
    await expect(text).toContain('Call, 2:41, ended by you');
  },
};

/** Over plain http browsers offer neither `randomUUID` nor the clipboard: sending and copying work without them. [X11] */
export const OverPlainHttp: Story = {
  parameters: { requirements: ['X11'] },
  beforeEach: () => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    return () => {
      Reflect.deleteProperty(crypto, 'randomUUID');
      Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: async () => {
    const chat = await openChat();
    await ask('What plan am I on?');
    (await fakeChat.request(1)).reply(answered('Your plan is Pro.'));
    await findReply(chat, 'Your plan is Pro.');
    const clipboardData = new DataTransfer();
    const command = spyOn(document, 'execCommand').mockImplementation(
      () =>
        // The browser returns true when a listener has handled the copy, as this mock does.
        !document.dispatchEvent(new ClipboardEvent('copy', { clipboardData, cancelable: true })),
    );
    await press('Copy');
    await expect(await chat.findByRole('button', { name: 'Copied' })).toBeVisible();
    command.mockRestore();
    await expect(clipboardData.getData('text/plain')).toBe('Your plan is Pro.');
  },
};

export const Downloaded: Story = {
  beforeEach: storedThread(pro, spokenThread),
  play: async () => {
    const file = spyOn(URL, 'createObjectURL');
    const link = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const chat = await openChat();
    await chooseOption('Download conversation');
    await expect(await chat.findByText('Conversation downloaded')).toBeInTheDocument();
    const [blob] = file.mock.lastCall ?? [];
    const [clicked] = link.mock.contexts;
    file.mockRestore();
    link.mockRestore();
    await expect(clicked).toHaveProperty('download', expect.stringMatching(/^conversation-[\d-]+\.txt$/));
    await expect(await new Response(blob as Blob).text()).toContain('not spoken: on the second of March');
  },
};

/** 'Clear' asks first. Then nothing is left, even after a reload, and the focus is in the message field. */
export const Cleared: Story = {
  beforeEach: storedThread(pro, spokenThread),
  play: async () => {
    const chat = await openChat();
    await chooseOption('Clear conversation');
    await dialog('Clear this conversation?');
    await press('Keep it');
    await waitFor(() => expect(screen.queryByText('Clear this conversation?')).toBeNull());
    await expect(chat.getByText('Call started')).toBeVisible();
    await chooseOption('Clear conversation');
    await dialog('Clear this conversation?');
    await press('Clear conversation');
    await expect(await chat.findByText('Ask about your account')).toBeVisible();
    // Not even the newest of the other conversations takes its place after a reload.
    await waitFor(() =>
      expect(Object.entries(sessionStorage)).toEqual([[expect.stringMatching(/-id$/), 'new']]),
    );
    await waitFor(() => expect(chat.getByLabelText('Message')).toHaveFocus());
    await press('Conversation options');
    await expect(screen.queryByRole('menuitem', { name: 'Clear conversation' })).toBeNull();
  },
};
