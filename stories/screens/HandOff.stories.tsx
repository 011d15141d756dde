import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { endSessions } from '../../mocks/handlers/expiredSessions.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { supportHandlers } from '../../mocks/handlers/support.ts';
import { backendState } from '../../mocks/handlers/backendState.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { message, taskEntry } from '../../src/screens/agent/conversation/entries.ts';
import { answered, ask, chooseOption, controlledChat, openChat, storedThread } from '../chatSteps.ts';
import { dialog, fill, heading, press } from '../steps.ts';

const { pro } = personas;
const address = 'help@example.com';
const said = [
  message('user', 'Why was I charged twice?'),
  message('ai', 'I see one payment of $29.00 in March.', { answers: [] }),
];
const { port: chat, request, reset } = controlledChat();

const meta = {
  title: 'Screens/Talk to a human',
  component: StoryApp,
  args: { signedInAs: pro, services: { supportEmail: address } },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['A80'] },
  beforeEach(context) {
    reset();
    backendOf(pro)(context);
    storedThread(pro, said)();
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

let state = backendState([pro]);
const card = () => screen.findByRole('group', { name: 'Talk to a human' });

async function openHandOff() {
  await openChat();
  await chooseOption('Talk to a human');
  return dialog('Talk to a human');
}

/** What is sent, to whom and where the answer goes can be read before anything is sent; then the card says what became of it. */
export const Sent: Story = {
  parameters: { requirements: ['A80', 'A81'] },
  play: async () => {
    const asked = await openHandOff();
    await expect(
      asked.getByText(/This goes to help@example\.com\. A person answers by email, to /),
    ).toBeVisible();
    await expect(asked.getByLabelText('What is sent')).toHaveDisplayValue(/You: Why was I charged twice\?/);
    await userEvent.type(asked.getByLabelText(/^Your note/), 'I have the bank statement.');
    await userEvent.click(asked.getByRole('button', { name: 'Send to support' }));
    await waitFor(async () => expect(await card()).toHaveTextContent('Sent to support · open'));
    await expect(await card()).toHaveTextContent(
      'It was sent to help@example.com, who will answer by email.',
    );
  },
};

/** The agent may offer it too: its card leads to the same dialog, and closing that is a no. */
export const AskedByAgent: Story = {
  args: { services: { supportEmail: address, chat } },
  play: async () => {
    await openChat();
    await ask('Let me talk to a person');
    (await request(1)).reply(answered('Shall I?', [{ id: 'h', name: 'talk_to_human', arguments: {} }]));
    await press('See what is sent');
    const asked = await dialog('Talk to a human');
    await userEvent.click(asked.getByRole('button', { name: 'Do not send' }));
    await waitFor(async () => expect(await card()).toHaveTextContent('Not done: you said no'));
  },
};

/** Without a connection the dialog stays, with the note, and the second try sends it. */
export const Failed: Story = {
  parameters: { requirements: ['A83'] },
  beforeEach: withHandlers(fault('support-send', 503)),
  play: async () => {
    const asked = await openHandOff();
    await userEvent.type(asked.getByLabelText(/^Your note/), 'Please call me.');
    await userEvent.click(asked.getByRole('button', { name: 'Send to support' }));
    await expect(await asked.findByRole('alert')).toHaveTextContent('Your note is still here');
    await expect(asked.getByLabelText(/^Your note/)).toHaveValue('Please call me.');
    await userEvent.click(asked.getByRole('button', { name: 'Do not send' }));
    await chooseOption('Talk to a human');
    await expect((await dialog('Talk to a human')).getByLabelText(/^Your note/)).toHaveValue(
      'Please call me.',
    );
  },
};

/** The session ends while the note is typed, and the conversation is in the panel: the note is sent after signing in again. */
export const NoteOutlivesTheSession: Story = {
  args: { services: { supportEmail: address, chat } },
  parameters: { requirements: ['A83', 'S4'] },
  beforeEach({ msw }) {
    state = backendState([pro]);
    msw.use(...handlersOf(state));
  },
  play: async ({ msw }) => {
    await heading('Dashboard');
    await fill('Ask about your account…', 'Let me talk to a person');
    await userEvent.keyboard('{Enter}');
    (await request(1)).reply(answered('Shall I?', [{ id: 'h', name: 'talk_to_human', arguments: {} }]));
    await press('See what is sent');
    const asked = await dialog('Talk to a human');
    await userEvent.type(asked.getByLabelText(/^Your note/), 'Please call me.');
    msw.use(endSessions(state));
    await userEvent.click(asked.getByRole('button', { name: 'Send to support' }));
    const again = await dialog('Sign in again');
    await userEvent.type(again.getByLabelText('Password'), pro.password);
    await userEvent.click(again.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull());
    await expect(asked.getByLabelText(/^Your note/)).toHaveValue('Please call me.');
    await userEvent.click(asked.getByRole('button', { name: 'Send to support' }));
    await waitFor(() => expect(state.supportRequests).toMatchObject([{ note: 'Please call me.' }]));
  },
};

/** A note that is too long says so, and cannot be sent. */
export const NoteTooLong: Story = {
  parameters: { requirements: ['A77'] },
  play: async () => {
    const asked = await openHandOff();
    await userEvent.click(asked.getByLabelText(/^Your note/));
    await userEvent.paste('x'.repeat(1001));
    await expect(await asked.findByText('At most 1000 characters, please.')).toBeVisible();
    await expect(asked.getByRole('button', { name: 'Send to support' })).toBeDisabled();
  },
};

/** After a reload the card still knows what became of the request; where that cannot be read, it says that it was sent. */
export const Answered: Story = {
  parameters: { requirements: ['A81'] },
  beforeEach(context) {
    const state = backendState([pro]);
    state.supportRequests.push({
      id: 'h1',
      owner: pro.id,
      conversation: 'c',
      note: '',
      thread: 'x',
      state: 'answered',
      created_at: '2026-11-01T10:00:00Z',
    });
    const task = { name: 'talk_to_human' } as const;
    const call = { id: 'h1', name: 'talk_to_human', arguments: {} };
    const sent = taskEntry({ from: 'chat', call, task, state: 'done', result: 'It was sent.' });
    storedThread(pro, [...said, { ...sent, id: 'h1' }])();
    withHandlers(...supportHandlers(state))(context);
  },
  play: async () => {
    await openChat();
    await waitFor(async () => expect(await card()).toHaveTextContent('Sent to support · answered'));
  },
};

/** On a phone the dialog fills the window. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await press('AI Agent');
    await openHandOff();
  },
};

/** Without an address of support nothing offers it, and a tool call of the agent is refused. */
export const NoAddress: Story = {
  args: { services: { chat } },
  parameters: { requirements: ['A82'] },
  play: async () => {
    await openChat();
    await press('Conversation options');
    await screen.findByRole('menuitem', { name: 'Copy conversation' });
    await expect(screen.queryByRole('menuitem', { name: 'Talk to a human' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await fill('Message', 'A person, please');
    await userEvent.keyboard('{Enter}');
    (await request(1)).reply(answered('', [{ id: 'h', name: 'talk_to_human', arguments: {} }]));
    await expect(await screen.findByText('There is no support address.')).toBeVisible();
  },
};
