import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { answered, ask, chatUrl, controlledChat, openChatWhenLoaded } from '../chatSteps.ts';

const { pro } = personas;
const fakeChat = controlledChat();
const question = 'May we keep this question, without your name, to learn from it?';
const thanks = 'Thank you. It was kept without your name.';
const refusal = 'I cannot help with that: I only know your account here.';

/** What the server was sent, and how it answers: in the order of the requests, and with its usual answer after them. */
const sent: unknown[] = [];
let answers: (() => Response | Promise<Response>)[] = [];
const kept = () => Response.json({ kept: true });

/** Beneath an answer that refused a question, where the operator collects such questions. */
const meta = {
  title: 'Screens/KeepQuestion',
  component: StoryApp,
  args: { signedInAs: pro, services: { chat: fakeChat.port } },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['A97'] },
  beforeEach: (context) => {
    fakeChat.reset();
    sent.splice(0);
    answers = [];
    backendOf(pro)(context);
    withHandlers(
      http.post(`${chatUrl}/refused`, async ({ request }) => {
        sent.push(await request.json());
        return (answers[sent.length - 1] ?? kept)();
      }),
    )(context);
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asks the `nth` question, which is refused, in the text chat. */
async function refused(nth: number, words: string) {
  await ask(words);
  (await fakeChat.request(nth)).reply({
    ok: true,
    text: refusal,
    thread: 't1',
    toolCalls: [],
    refused: 'question',
  });
}

/** Nothing is sent before the yes, which is sent once; another refused answer is asked about by itself. */
export const Kept: Story = {
  parameters: { requirements: ['A97', 'R9'] },
  play: async () => {
    let arrive = () => {};
    answers = [() => new Promise((resolve) => (arrive = () => resolve(kept())))];
    const chat = await openChatWhenLoaded();
    await refused(1, 'Where is my dog?');
    const place = within(await chat.findByRole('group', { name: question }));
    await expect(sent).toEqual([]);
    const yes = place.getByRole('button', { name: 'Yes' });
    yes.click();
    yes.click();
    await waitFor(() => expect(place.queryByRole('button', { name: 'No' })).toBeNull());
    await userEvent.click(yes);
    await waitFor(() => expect(sent).toHaveLength(1));
    arrive();
    await waitFor(() => expect(chat.getByRole('group', { name: thanks })).toHaveFocus());
    await expect(sent).toEqual([
      { input: 'Where is my dog?', request: expect.stringMatching(/^[\da-f-]{36}$/), consent: true },
    ]);
    await refused(2, 'And my cat?');
    await expect(await chat.findByRole('group', { name: question })).toBeVisible();
    await expect(chat.getByText(thanks)).toBeVisible();
  },
};

/** A 'No' sends nothing, and is remembered on this device: later refused answers come without the question. */
export const Declined: Story = {
  play: async () => {
    const chat = await openChatWhenLoaded();
    await refused(1, 'Where is my dog?');
    const place = within(await chat.findByRole('group', { name: question }));
    await userEvent.click(place.getByRole('button', { name: 'No' }));
    const end = 'It was not kept, and we will not ask again on this device.';
    await waitFor(() => expect(chat.getByRole('group', { name: end })).toHaveFocus());
    await refused(2, 'And my cat?');
    await waitFor(() => expect(chat.getAllByText(refusal)).toHaveLength(2));
    await expect(chat.queryByText(question)).toBeNull();
    await expect(localStorage.getItem('parley-keep-questions')).toBe('no');
    await expect(sent).toEqual([]);
  },
};

/** After a failure the question stays, and Retry sends the same once more. */
export const Failed: Story = {
  play: async () => {
    answers = [() => new Response(null, { status: 503 })];
    const chat = await openChatWhenLoaded();
    await refused(1, 'Where is my dog?');
    const place = within(await chat.findByRole('group', { name: question }));
    await userEvent.click(place.getByRole('button', { name: 'Yes' }));
    const retry = await place.findByRole('button', { name: 'Retry' });
    await expect(chat.getByRole('group', { name: question })).toBeVisible();
    await userEvent.click(retry);
    await expect(await chat.findByText(thanks)).toBeVisible();
    await expect(sent).toHaveLength(2);
    await expect(sent[1]).toEqual(sent[0]);
  },
};

/** What was said before the text chat was closed is still said in the panel: nobody is asked twice. */
export const InThePanel: Story = {
  play: async () => {
    const chat = await openChatWhenLoaded();
    await refused(1, 'Where is my dog?');
    const place = within(await chat.findByRole('group', { name: question }));
    await userEvent.click(place.getByRole('button', { name: 'Yes' }));
    await chat.findByText(thanks);
    await userEvent.keyboard('{Escape}');
    const panel = within(await screen.findByRole('complementary', { name: 'Voice & Chat Agent' }));
    await expect(await panel.findByText(thanks)).toBeVisible();
    await expect(panel.queryByText(question)).toBeNull();
  },
};

/** An answer that is not marked, as of a server that collects nothing, comes without the question. */
export const NotCollected: Story = {
  play: async () => {
    const chat = await openChatWhenLoaded();
    await ask('Where is my dog?');
    (await fakeChat.request(1)).reply(answered(refusal));
    await expect(await chat.findByText(refusal)).toBeVisible();
    await expect(chat.queryByRole('group', { name: question })).toBeNull();
  },
};
