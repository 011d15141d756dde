import type { ChatFacts, ChatPort, ChatReply } from '../../../services/chat.ts';
import { chatFailed } from '../../../services/messages.ts';
import type { ToolCall, ToolResult } from '../../../services/tools.ts';
import { message, toolResult, type Entry, type Message } from './entries.ts';
import type { MessageStore } from './messageStore.ts';
import { observableValue } from './observableValue.ts';
import { turnsBefore } from './threadText.ts';

/** The entries that a request sends: the id of one message, or the ids of tasks whose results are sent. */
type InputIds = readonly string[];
/** What a complete reply says besides its text. */
type Marks = Pick<Message, 'sources' | 'refused'>;

interface RequestOptions {
  /** What the page shows from now on. */
  entries?: readonly Entry[];
  /** How many replies have asked for tools since the user's message. */
  round?: number;
}

/** The text of a message, or the results of tasks, by the ids of their entries: what is sent. */
function inputOf(entries: readonly Entry[], ids: InputIds): string | readonly ToolResult[] {
  const entry = entries.findLast(({ id }) => ids.includes(id));
  if (entry?.type === 'message') return entry.text;
  return entries.flatMap((each) => (each.type === 'task' && ids.includes(each.id) ? [toolResult(each)] : []));
}

const failed = (error: unknown): ChatReply => ({ ok: false, reason: 'failed', message: String(error) });

export interface RepliesOptions {
  chat: ChatPort;
  messages: MessageStore;
  /** What the assistant may know of the account. Read at each request. */
  facts: () => ChatFacts;
  /** Fetches the code that does what a reply asks for, unless it is there. */
  loadTools: () => Promise<unknown> | undefined;
  /** The reply asks for tools. `round`: how many replies have done so since the user's message, this one included. */
  onToolCalls: (calls: readonly ToolCall[], round: number) => void;
  /** No reply is awaited any more: what has waited for that may be sent. */
  onIdle: () => void;
}

/** Asks the assistant for replies, one at a time, and makes them messages. */
export function replies({ chat, messages, facts, loadTools, onToolCalls, onIdle }: RepliesOptions) {
  const reply = observableValue('');
  let request: { controller: AbortController; ids: InputIds } | undefined;

  /** Turns the reply into a message, unless it is blank. */
  function finish(
    text: string,
    outcome: Message['outcome'],
    answers: InputIds,
    { sources, refused }: Marks = {},
  ) {
    const said = message('ai', text, {
      outcome,
      answers,
      ...(sources && { sources }),
      ...(refused && { refused }),
    });
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
      const ownRequest = { controller: new AbortController(), ids };
      request = ownRequest;
      const { thread, epoch } = messages.memory();
      const history = turnsBefore(entries, ids[0]);
      const asked = entries.find((entry) => entry.id === ids[0]);
      const attachments = asked?.type === 'message' && asked.files;
      reply.set('');
      messages.change({ pending: true, entries });
      let answer = await chat
        .send({
          input: inputOf(messages.get().entries, ids),
          facts: facts(),
          signal: ownRequest.controller.signal,
          onDelta: (piece) => request === ownRequest && reply.set(reply.get() + piece),
          ...(thread !== undefined && { thread }),
          ...(history.length > 0 && { history }),
          ...(attachments && { attachments }),
        })
        .catch(failed);
      const isAskingForTools = request === ownRequest && answer.ok && answer.toolCalls.length > 0;
      // What nobody can do has failed: Retry asks again, and fetches the code again.
      const code = isAskingForTools ? loadTools() : undefined;
      if (code) answer = await code.then(() => answer, failed);
      // It was stopped, or another request has taken its place: what to show was decided then.
      if (request !== ownRequest) return;
      request = undefined;
      if (answer.ok) messages.remember(answer.thread, epoch);
      const text = answer.ok ? answer.text : (answer.refusal ?? chatFailed);
      finish(text, answer.ok ? 'done' : 'failed', ids, answer.ok ? answer : {});
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
