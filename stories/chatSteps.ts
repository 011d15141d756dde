import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ChatPort, ChatReply, ChatRequest } from '../src/services/chat.ts';
import type { Entry } from '../src/screens/agent/conversation/entries.ts';
import { draftKey, threadKey } from '../src/screens/shell/tabStorage.ts';
import type { Persona } from '../mocks/personas.ts';
import { dialog, fill, press } from './steps.ts';

export const chatUrl = 'https://backend.test/chat';

export async function openChat() {
  await press('Text Chat');
  return dialog('Chat with Your Agent');
}

/** Opens the text chat once the data that the assistant needs have loaded. */
export async function openChatWhenLoaded() {
  await waitUntilLoaded();
  return openChat();
}

/** Waits until the account has loaded. A cold start takes longer than the usual timeout. */
export const waitUntilLoaded = () => screen.findByText('$29.00 / month', {}, { timeout: 15_000 });

/** Finds a reply again each time, because a reply becomes another element once it is complete. */
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

/** A chat whose replies the story sends when it wants to. */
export function controlledChat() {
  const requests: (ChatRequest & { reply(reply: ChatReply): void })[] = [];
  const port: ChatPort = {
    send: (request) => new Promise((reply) => requests.push({ ...request, reply })),
  };
  /** The `nth` request since `reset`. It is sent only after the next frame has shown the press. */
  async function request(nth: number) {
    await waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(nth));
    return requests[nth - 1]!;
  }
  const reset = () => void requests.splice(0);
  return { port, request, reset };
}

/** A chat that gives these replies in their order, and after them agrees to everything in words. */
export function scriptedChat(...replies: readonly ChatReply[]) {
  const inputs: ChatRequest['input'][] = [];
  const port: ChatPort = {
    async send({ input }) {
      inputs.push(input);
      return replies[inputs.length - 1] ?? answered('All right.');
    },
  };
  const reset = () => void inputs.splice(0);
  return { port, inputs, reset };
}

/** A model that answers every request with a tool call, so that each result leads to the next call. */
export function endlessModel() {
  let sent = 0;
  const port: ChatPort = {
    send: async () => answered('', [{ id: `endless-${++sent}`, name: 'delete_account', arguments: {} }]),
  };
  const reset = () => {
    sent = 0;
  };
  return { port, sent: () => sent, reset };
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

/** Stores a conversation, as an earlier page would have before a reload. */
export const storedThread =
  ({ id }: Persona, entries: readonly Entry[], draft = '') =>
  () => {
    sessionStorage.setItem(threadKey(id), JSON.stringify({ entries }));
    if (draft) sessionStorage.setItem(draftKey(id), draft);
  };

/** The bubbles of a conversation. */
export const bubblesIn = (log: HTMLElement) => [...log.querySelectorAll('[aria-busy]')];

/** Where this message stands on the screen, in px. */
export const topOf = (log: HTMLElement, text: string) =>
  within(log).getByText(text).closest('[aria-busy]')!.getBoundingClientRect().top;
