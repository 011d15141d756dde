import type { ChatFacts, ChatPort } from '../../services/chat.ts';
import { emitter } from '../../services/emitter.ts';
import { chatFailed } from '../../services/messages.ts';
import { restore, type Message, type Thread } from './storedThread.ts';

export interface Conversation {
  messages: readonly Message[];
  /** A reply is on its way (R6). */
  pending: boolean;
}

export interface ConversationOptions {
  chat: ChatPort;
  /** What the assistant may know at the time of asking. */
  facts: () => ChatFacts;
  /** Session storage, so that a reload keeps the conversation and the next user does not find it. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  key: string;
}

/**
 * One thread with the agent, outside of React: a streamed piece re-renders nothing but the bubble that grows.
 * Messages live in `subscribe`, the growing reply in `subscribeReply` until it is committed as a message.
 */
export function conversation({ chat, facts, storage, key }: ConversationOptions) {
  const changes = emitter<void>();
  const pieces = emitter<void>();
  const restored = restore(storage, key);
  let thread = restored.thread;
  let state: Conversation = { messages: restored.messages, pending: false };
  let reply = '';
  let controller: AbortController | undefined;

  function show(next: Conversation) {
    state = next;
    changes.emit();
  }

  function keep() {
    const stored: Thread = { messages: state.messages, ...(thread !== undefined && { thread }) };
    try {
      storage.setItem(key, JSON.stringify(stored));
    } catch {
      // Full or refused: the conversation still lives on the page.
    }
  }

  const message = (
    sender: Message['sender'],
    text: string,
    outcome: Message['outcome'] = 'done',
  ): Message => ({
    id: crypto.randomUUID(),
    sender,
    text,
    outcome,
    timestamp: new Date().toISOString(),
  });

  function grow(text: string) {
    reply = text;
    pieces.emit();
  }

  async function ask(input: string) {
    const mine = new AbortController();
    controller = mine;
    grow('');
    const answer = await chat
      .send({
        input,
        facts: facts(),
        signal: mine.signal,
        onDelta: (piece) => controller === mine && grow(reply + piece),
        ...(thread !== undefined && { thread }),
      })
      .catch((error: unknown) => ({ ok: false, reason: 'failed', message: String(error) }) as const);
    // Stopped or left behind: what to show was decided then.
    if (controller !== mine) return;
    controller = undefined;
    if (answer.ok) thread = answer.thread ?? thread;
    const last = answer.ok ? message('ai', answer.text) : message('ai', chatFailed, 'failed');
    show({ messages: [...state.messages, last], pending: false });
    grow('');
    keep();
  }

  return {
    subscribe: (listen: () => void) => changes.subscribe(listen),
    get: () => state,
    subscribeReply: (listen: () => void) => pieces.subscribe(listen),
    getReply: () => reply,

    /** R6: nothing is sent while a reply is pending or when only blanks were typed. True when sent. */
    send(text: string) {
      const input = text.trim();
      if (state.pending || !input) return false;
      show({ messages: [...state.messages, message('user', input)], pending: true });
      keep();
      void ask(input);
      return true;
    },

    /** The partial reply stays. */
    stop: () => {
      if (!controller) return;
      controller.abort();
      controller = undefined;
      const partial = reply.trim() ? [message('ai', reply, 'stopped')] : [];
      show({ messages: [...state.messages, ...partial], pending: false });
      grow('');
      keep();
    },

    /** Asks again what failed or was stopped: the user's message is not said twice. */
    retry: () => {
      if (state.pending) return;
      const at = state.messages.findLastIndex(({ sender }) => sender === 'user');
      const asked = state.messages[at];
      if (!asked) return;
      show({ messages: state.messages.slice(0, at + 1), pending: true });
      void ask(asked.text);
    },

    /** The user left: no bubble, no further request. */
    dispose() {
      controller?.abort();
      controller = undefined;
    },
  };
}

export type ConversationStore = ReturnType<typeof conversation>;
