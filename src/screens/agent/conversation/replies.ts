import type { ChatFacts, ChatPort } from '../../../services/chat.ts';
import { chatFailed } from '../../../services/messages.ts';
import type { ToolCall } from '../../../services/tools.ts';
import { message, type Entry, type Message } from './entries.ts';
import type { MessageStore } from './messageStore.ts';
import { observableValue } from './observableValue.ts';
import { inputOf } from './tasks.ts';
import { turnsBefore } from './threadText.ts';

/** The entries that a request sends: the id of one message, or the ids of tasks whose results are sent. */
type InputIds = readonly string[];
type Sources = Message['sources'] | false;

interface RequestOptions {
  /** What the page shows from now on. */
  entries?: readonly Entry[];
  /** How many replies have asked for tools since the user's message. */
  round?: number;
}

export interface RepliesOptions {
  chat: ChatPort;
  messages: MessageStore;
  /** What the assistant may know of the account. Read at each request. */
  facts: () => ChatFacts;
  /** The reply asks for tools. `round`: how many replies have done so since the user's message, this one included. */
  onToolCalls: (calls: readonly ToolCall[], round: number) => void;
  /** No reply is awaited any more: what has waited for that may be sent. */
  onIdle: () => void;
}

/** Asks the assistant for replies, one at a time, and makes them messages. */
export function replies({ chat, messages, facts, onToolCalls, onIdle }: RepliesOptions) {
  const reply = observableValue('');
  let request: { controller: AbortController; ids: InputIds } | undefined;

  /** Turns the reply into a message, unless it is blank. */
  function finish(text: string, outcome: Message['outcome'], answers: InputIds, sources?: Sources) {
    const said = message('ai', text, { outcome, answers, ...(sources && { sources }) });
    if (text.trim()) messages.add(said, undefined, { pending: false });
    else messages.change({ pending: false });
    reply.set('');
  }

  function abort() {
    request?.controller.abort();
    request = undefined;
  }

  return {
    /** The growing reply. */
    reply,
    isAsking: () => request !== undefined,
    abort,

    /** Asks for a reply, and shows it. */
    async ask(ids: InputIds, { entries = messages.get().entries, round = 0 }: RequestOptions = {}) {
      const mine = { controller: new AbortController(), ids };
      request = mine;
      const { thread, epoch } = messages.memory();
      const history = turnsBefore(entries, ids[0]);
      reply.set('');
      messages.change({ pending: true, entries });
      const answer = await chat
        .send({
          input: inputOf(messages.get().entries, ids),
          facts: facts(),
          signal: mine.controller.signal,
          onDelta: (piece) => request === mine && reply.set(reply.get() + piece),
          ...(thread !== undefined && { thread }),
          ...(history.length > 0 && { history }),
        })
        .catch((error: unknown) => ({ ok: false, reason: 'failed', message: String(error) }) as const);
      // It was stopped, or another request has taken its place: what to show was decided then.
      if (request !== mine) return;
      request = undefined;
      if (answer.ok) messages.remember(answer.thread, epoch);
      const text = answer.ok ? answer.text : chatFailed;
      finish(text, answer.ok ? 'done' : 'failed', ids, answer.ok && answer.sources);
      if (answer.ok) onToolCalls(answer.toolCalls, round + 1);
      onIdle();
    },

    /** Ends the request. What has arrived of the reply stays. */
    stop() {
      if (!request) return;
      const { ids } = request;
      abort();
      finish(reply.get(), 'stopped', ids);
      onIdle();
    },
  };
}
