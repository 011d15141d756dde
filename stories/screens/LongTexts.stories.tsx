import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { fakeVoice } from '../../mocks/voice/fakeVoice.ts';
import { controlledChat, openChat, waitUntilLoaded } from '../chatSteps.ts';
import { dialog, press } from '../steps.ts';

const { pro } = personas;
const fakeChat = controlledChat();

/** What is longer than what can be sent stays in its field, whole. [A101] */
const meta = {
  title: 'Screens/Long texts',
  component: StoryApp,
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['A101'] },
  beforeEach: (context) => {
    fakeChat.reset();
    backendOf(pro)(context);
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = 'payment '.repeat(600);
const tooLong = 'Too long to send: a message has at most 4,000 characters.';

/** Pastes into the field, and tries to send it. */
async function paste(field: HTMLElement) {
  await userEvent.click(field);
  await userEvent.paste(words);
  await expect(field).toHaveValue(words);
  await expect(await screen.findByText(tooLong)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect(field).toHaveValue(words);
}

/** Pasted in the panel, it is still there in the text chat; neither sends it until it is shorter. [A101] */
export const Pasted: Story = {
  args: { services: { chat: fakeChat.port } },
  play: async () => {
    await waitUntilLoaded();
    await paste(screen.getByLabelText('Ask about your account…'));
    const chat = await openChat();
    const field = chat.getByLabelText<HTMLTextAreaElement>('Message');
    await expect(field).toHaveValue(words);
    await expect(await chat.findByText(tooLong)).toBeVisible();
    await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled();
    field.focus();
    field.setSelectionRange(0, words.length - 9);
    await userEvent.keyboard('{Delete}{Enter}');
    await waitFor(() => expect(chat.getByRole('log')).toHaveTextContent('payment'));
    await expect(field).toHaveValue('');
  },
};

const voice = fakeVoice();

/** In a call as well. [A101] */
export const PastedInCall: Story = {
  args: { voice },
  play: async () => {
    await press('Voice Chat');
    const call = await dialog('Voice Chat');
    await press('Start call');
    await paste(await call.findByRole('textbox', { name: 'Message' }));
    await expect(voice.said).toEqual([]);
  },
};

/** More than can be searched for leaves the list as it is, and says how much would be right. [A101] */
export const Searched: Story = {
  play: async () => {
    await openChat();
    await press('Conversation options');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'All conversations' }));
    const list = within(await screen.findByRole('dialog', { name: 'Conversations' }));
    const field = await list.findByLabelText('Search conversations');
    await expect(await list.findByText('No conversations yet')).toBeVisible();
    await userEvent.click(field);
    await userEvent.paste(words);
    await expect(field).toHaveValue(words);
    await expect(await list.findByText('Search for at most 4,000 characters.')).toBeVisible();
    await userEvent.clear(field);
    await waitFor(() => expect(list.queryByText(/at most/)).toBeNull());
  },
};
