// The conversation with the agent, spoken and typed. It knows nothing of the dialogs that show it:
//   conversation.ts      what the dialogs use: send, stop, retry, clear, and the rules of who may ask for what
//   messageStore.ts      the entries in their order, and the id of the provider's memory
//   entries.ts           what an entry is: a message, the beginning or end of a call, a task
//   tasks.ts             runs what the agent asks for, after the user has confirmed it
//   voiceConnection.ts   the way to the voice client, whose code comes later
//   callTranscript.ts    turns the events of a call into entries
//   threadStorage.ts     keeps the newest entries in session storage; storedThread.ts reads them again
//   threadText.ts        the conversation and its tasks in words: for the screen, a copy, and the agent
//   observableValue.ts   a value that can be subscribed to; useEachFrame.ts renders it once a frame
import type { ChatFacts, ChatPort } from '../../../services/chat.ts';
import { chatFailed, tooManySteps } from '../../../services/messages.ts';
import type { ToolCall, ToolResult } from '../../../services/tools.ts';
import type { VoicePort } from '../../../services/voice.ts';
import { observableValue } from './observableValue.ts';
import { message, type Entry, type Message } from './entries.ts';
import { messageStore, type MessageStoreOptions } from './messageStore.ts';
import { callTranscript } from './callTranscript.ts';
import { isWithinLimits, maxToolRounds, tasks, toolResult, type RunTask, type Batch } from './tasks.ts';
import { lastTurns } from './threadText.ts';

export interface ConversationOptions extends MessageStoreOptions {
  chat: ChatPort;
  voice: Pick<VoicePort, 'subscribe' | 'say' | 'answerTool'>;
  /** What the assistant may know of the account. Read at each request. */
  facts: () => ChatFacts;
  runTask: RunTask;
}

/** The entries that a request sends: the id of one message, or the ids of tasks whose results are sent. */
type InputIds = readonly string[];
type Sources = Message['sources'] | false;

interface RequestOptions {
  /** What the page shows from now on. */
  entries?: readonly Entry[];
  /** How many replies have asked for tools since the user's message. */
  round?: number;
}

/**
 * One conversation with the agent, spoken and typed. `subscribe` and `get` give the entries; the growing reply and what is
 * being said change faster and stand in `reply` and `live` until they become entries.
 */
export function conversation({ chat, voice, facts, runTask, ...storing }: ConversationOptions) {
  const messages = messageStore(storing);
  const call = callTranscript(messages);
  const reply = observableValue('');
  let request: { controller: AbortController; ids: InputIds } | undefined;
  /** Tasks that ended while another reply was awaited: their results are sent after it. */
  let unsentBatches: Batch[] = [];
  /** How often the agent of a call has asked for tools since the user last said or decided something. */
  let callRound = 0;
  /** The user has signed out: nothing is sent any more. */
  let hasLeft = false;

  const work = tasks({
    messages,
    runTask,
    onCallSettled: (entry) => {
      if (messages.get().inCall) voice.answerTool(toolResult(entry));
    },
    onChatSettled: (batch) => {
      unsentBatches.push(batch);
      sendResults();
    },
  });

  /** Sends the results of tasks, unless the memory that asked is gone: the next message brings along what was done. */
  function sendResults() {
    if (request || hasLeft) return;
    const next = unsentBatches.shift();
    if (!next) return;
    if (next.epoch === messages.memory().epoch) void requestReply(next.ids, { round: next.round });
    else sendResults();
  }

  /**
   * Limits the rounds, since a model that answers each result with another tool call would never end.
   * @param round How many replies have asked for tools since the user's message, this one included. [R8]
   */
  function takeFromChat(calls: readonly ToolCall[], round: number) {
    if (calls.length === 0) return;
    if (isWithinLimits(calls, round)) return work.take(calls, 'chat', round);
    // The provider waits for results that it will not get, so that the next message starts a new memory.
    messages.forgetThread();
    messages.add(message('ai', tooManySteps, { outcome: 'failed' }));
  }

  /** The same limit in a call. The agent is told of it once, so that it can say so, and gets no results after that. [R8] */
  function takeFromCall(calls: readonly ToolCall[]) {
    const newCalls = work.withoutKnown(calls);
    const [first] = newCalls;
    if (!first) return;
    callRound++;
    if (isWithinLimits(newCalls, callRound)) work.take(newCalls, 'call', callRound);
    else if (callRound <= maxToolRounds + 1) work.refuse(first, 'call', tooManySteps);
  }

  function decide(decision: (id: string) => void, id: string) {
    callRound = 0;
    decision(id);
  }

  function inputOf(ids: InputIds): string | readonly ToolResult[] {
    const { entries } = messages.get();
    const entry = entries.findLast(({ id }) => ids.includes(id));
    if (entry?.type === 'message') return entry.text;
    return entries.flatMap((entry) =>
      entry.type === 'task' && ids.includes(entry.id) ? [toolResult(entry)] : [],
    );
  }

  /** Asks for a reply, and shows it. */
  async function requestReply(
    ids: InputIds,
    { entries = messages.get().entries, round = 0 }: RequestOptions = {},
  ) {
    const mine = { controller: new AbortController(), ids };
    request = mine;
    const { thread, epoch } = messages.memory();
    const history = lastTurns(
      entries.slice(
        0,
        entries.findLastIndex(({ id }) => id === ids[0]),
      ),
    );
    reply.set('');
    messages.change({ pending: true, entries });
    const answer = await chat
      .send({
        input: inputOf(ids),
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
    if (answer.ok) takeFromChat(answer.toolCalls, round + 1);
    sendResults();
  }

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

  /** Ends the request. What has arrived of the reply stays. */
  function stop() {
    if (!request) return;
    const { ids } = request;
    abort();
    finish(reply.get(), 'stopped', ids);
    sendResults();
  }

  return {
    subscribe: messages.subscribe,
    get: messages.get,
    reply,
    live: call.live,
    confirm: (id: string) => decide(work.confirm, id),
    decline: (id: string) => decide(work.decline, id),
    stop,

    /** Listens to calls. Returns a function that ends it and everything that is under way, without a message about it. */
    connect() {
      hasLeft = false;
      messages.setStoring(true);
      const unsubscribe = voice.subscribe((event) => {
        call.handleEvent(event);
        if (event.type === 'call-start' || (event.type === 'transcript' && event.role === 'user'))
          callRound = 0;
        if (event.type === 'tool-calls' && messages.get().inCall) takeFromCall(event.calls);
      });
      return () => {
        hasLeft = true;
        unsubscribe();
        abort();
        messages.setStoring(false);
      };
    },

    /**
     * Sends a message of the user: into the call if there is one, else to the chat unless a reply is pending [R6]. Returns
     * whether it was sent.
     */
    send: (text: string) => {
      const input = text.trim();
      const { inCall, pending } = messages.get();
      if (!input || (pending && !inCall)) return false;
      const said = message('user', input);
      messages.add(said);
      callRound = 0;
      if (inCall) voice.say(input);
      else void requestReply([said.id]);
      return true;
    },

    /**
     * Call it when the user closes the chat. The reply is stopped. A task that is running still ends, but its result is not
     * sent: the next message brings it along. A task that waits for the user's answer goes on waiting.
     */
    close() {
      const isRunning = (entry: Entry) =>
        entry.type === 'task' && entry.from === 'chat' && entry.state === 'running';
      if (unsentBatches.length > 0 || messages.get().entries.some(isRunning)) messages.forgetThread();
      stop();
    },

    /** Sends again what the reply with this id answered, and removes that reply; or the message with this id. */
    retry: (id: string) => {
      const { entries, pending } = messages.get();
      const entry = entries.find((each) => each.id === id);
      if (pending || entry?.type !== 'message') return;
      const ids = entry.sender === 'user' ? [id] : entry.answers;
      if (!ids?.length) return;
      // The provider may remember the message already. Results of tasks only mean something to the memory that asked for them.
      if (!messages.task(ids[0] ?? '')) messages.forgetThread();
      void requestReply(ids, {
        entries: entry.sender === 'user' ? entries : entries.filter((each) => each !== entry),
      });
    },

    clear() {
      abort();
      unsentBatches = [];
      messages.forgetThread();
      messages.change({ entries: [], pending: false });
      reply.set('');
    },
  };
}

export type ConversationStore = ReturnType<typeof conversation>;
