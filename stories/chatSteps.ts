import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import type { ChatPort, ChatReply, ChatRequest } from '../src/services/chat.ts';
import type { Entry } from '../src/screens/agent/conversation/entries.ts';
import { draftKey, threadKey } from '../src/screens/shell/tabStorage.ts';
import type { Persona } from '../mocks/personas.ts';
import { dialog, fill, press } from './steps.ts';

export const chatUrl = 'https://backend.test/chat/web';

export async function openChat() {
  await press('Text Chat');
  return dialog('Chat with Your Agent');
}

/** Once what the assistant may know, and act on, is there. */
export async function openChatWhenLoaded() {
  await waitUntilLoaded();
  return openChat();
}

/** A cold start takes longer than what one waits for else. */
export const waitUntilLoaded = () => screen.findByText('$29.00 / month', {}, { timeout: 15_000 });

/** A reply that is shown while it grows is another element once it is whole. */
export const findReply = (chat: ReturnType<typeof within>, text: string | RegExp) =>
  waitFor(() => expect(chat.getByText(text)).toBeVisible(), { timeout: 5000 });

export async function ask(text: string) {
  await fill('Message', text);
  await userEvent.keyboard('{Enter}');
}

export async function chooseOption(name: string) {
  await press('Conversation options');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

/** A chat whose replies the story gives when it likes. */
export function controlledChat() {
  const requests: (ChatRequest & { reply(reply: ChatReply): void })[] = [];
  const chat: ChatPort = {
    send: (request) => new Promise((reply) => requests.push({ ...request, reply })),
  };
  /** The `nth` since `forget`. None is sent before the next frame has shown the press. */
  async function request(nth: number) {
    await waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(nth));
    return requests[nth - 1]!;
  }
  const forget = () => void requests.splice(0);
  return { chat, request, forget };
}

/** A model that answers every request with a call of a tool, so that each result leads to the next call. */
export function endlessModel() {
  let sent = 0;
  const chat: ChatPort = {
    send: async () => answered('', [{ id: `endless-${++sent}`, name: 'delete_account', arguments: {} }]),
  };
  const forget = () => {
    sent = 0;
  };
  return { chat, sent: () => sent, forget };
}

export const answered = (
  text: string,
  toolCalls: (ChatReply & { ok: true })['toolCalls'] = [],
): ChatReply => ({
  ok: true,
  text,
  thread: 't1',
  toolCalls,
});

/** As if the page had been there before and was loaded again. */
export const storedThread =
  ({ id }: Persona, entries: readonly Entry[], draft = '') =>
  () => {
    sessionStorage.setItem(threadKey(id), JSON.stringify({ entries }));
    if (draft) sessionStorage.setItem(draftKey(id), draft);
  };
