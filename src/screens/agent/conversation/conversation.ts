import type { ChatFacts, ChatPort } from '../../../services/chat.ts';
import { chatFailed, tooManySteps } from '../../../services/messages.ts';
import type { ToolCall, ToolResult } from '../../../services/tools.ts';
import type { VoicePort } from '../../../services/voice.ts';
import { cell } from './conversationCell.ts';
import { message, type Entry, type Message } from './entries.ts';
import { messageStore, type MessageStoreOptions } from './messageStore.ts';
import { callTranscript } from './callTranscript.ts';
import { isWithinLimits, maxToolRounds, tasks, toolResult, type Act, type Batch } from './tasks.ts';
import { lastTurns } from './threadText.ts';

export interface ConversationOptions extends MessageStoreOptions {
  chat: ChatPort;
  voice: Pick<VoicePort, 'subscribe' | 'say' | 'answerTool'>;
  /** What the assistant may know at the time of asking. */
  facts: () => ChatFacts;
  act: Act;
}

/** What a reply answers: the id of a message, or those of tasks. */
type Asked = readonly string[];

interface AskOptions {
  /** What the page shows from now on. */
  entries?: readonly Entry[];
  round?: number;
}

/**
 * One thread with the agent, spoken and typed, outside of React. Entries live in `subscribe`; the growing reply and
 * what is being said live in `reply` and `live` until they are committed as messages.
 */
export function conversation({ chat, voice, facts, act, ...keeping }: ConversationOptions) {
  const log = messageStore(keeping);
  const call = callTranscript(log);
  const reply = cell('');
  let asking: { controller: AbortController; asked: Asked } | undefined;
  /** Tasks of the chat that are over while another reply is awaited. */
  let waiting: Batch[] = [];
  /** How often the agent of a call has asked for tools since the user last said or decided something. */
  let callRound = 0;
  /** The user has left the account: nothing is sent any more. */
  let left = false;

  const work = tasks({
    log,
    act,
    onCallSettled: (entry) => {
      if (log.get().inCall) voice.answerTool(toolResult(entry));
    },
    onChatSettled: (batch) => {
      waiting.push(batch);
      flush();
    },
  });

  /** The results of tasks go to the memory that asked for them, or to nobody: later turns tell what was done. */
  function flush() {
    if (asking || left) return;
    const next = waiting.shift();
    if (!next) return;
    if (next.epoch === log.memory().epoch) void ask(next.ids, { round: next.round });
    else flush();
  }

  /** A model that answers each result with another call would never end. `round`: of the reply that asks. */
  function takeFromChat(calls: readonly ToolCall[], round: number) {
    if (calls.length === 0) return;
    if (isWithinLimits(calls, round)) return work.take(calls, 'chat', round);
    // The provider waits for results that it will not get: the next message begins anew, and brings what was said.
    log.forgetThread();
    log.add(message('ai', tooManySteps, { outcome: 'failed' }));
  }

  /** As in the chat. The agent is told of the limit once, so that it can say so, and is then left without an answer. */
  function takeFromCall(calls: readonly ToolCall[]) {
    const fresh = work.newOnes(calls);
    const [first] = fresh;
    if (!first) return;
    callRound++;
    if (isWithinLimits(fresh, callRound)) work.take(fresh, 'call', callRound);
    else if (callRound <= maxToolRounds + 1) work.refuse(first, 'call', tooManySteps);
  }

  function answerCard(answer: (id: string) => void, id: string) {
    callRound = 0;
    answer(id);
  }

  function inputOf(ids: Asked): string | readonly ToolResult[] {
    const { entries } = log.get();
    const asked = entries.findLast(({ id }) => ids.includes(id));
    if (asked?.type === 'message') return asked.text;
    return entries.flatMap((entry) =>
      entry.type === 'task' && ids.includes(entry.id) ? [toolResult(entry)] : [],
    );
  }

  /** `round`: how many replies have asked for tools since the user's message. */
  async function ask(ids: Asked, { entries = log.get().entries, round = 0 }: AskOptions = {}) {
    const mine = { controller: new AbortController(), asked: ids };
    asking = mine;
    const { thread, epoch } = log.memory();
    const history = lastTurns(
      entries.slice(
        0,
        entries.findLastIndex(({ id }) => id === ids[0]),
      ),
    );
    reply.set('');
    log.change({ pending: true, entries });
    const answer = await chat
      .send({
        input: inputOf(ids),
        facts: facts(),
        signal: mine.controller.signal,
        onDelta: (piece) => asking === mine && reply.set(reply.get() + piece),
        ...(thread !== undefined && { thread }),
        ...(history.length > 0 && { history }),
      })
      .catch((error: unknown) => ({ ok: false, reason: 'failed', message: String(error) }) as const);
    // Stopped or left behind: what to show was decided then.
    if (asking !== mine) return;
    asking = undefined;
    if (answer.ok) log.remember(answer.thread, epoch);
    const text = answer.ok ? answer.text : chatFailed;
    finish(text, answer.ok ? 'done' : 'failed', ids);
    if (answer.ok) takeFromChat(answer.toolCalls, round + 1);
    flush();
  }

  /** The reply, if there is one to show, becomes a message. */
  function finish(text: string, outcome: Message['outcome'], answers: Asked) {
    if (text.trim()) log.add(message('ai', text, { outcome, answers }), undefined, { pending: false });
    else log.change({ pending: false });
    reply.set('');
  }

  function abort() {
    asking?.controller.abort();
    asking = undefined;
  }

  /** The partial reply stays. */
  function stop() {
    if (!asking) return;
    const { asked } = asking;
    abort();
    finish(reply.get(), 'stopped', asked);
    flush();
  }

  return {
    subscribe: log.subscribe,
    get: log.get,
    reply,
    live: call.live,
    confirm: (id: string) => answerCard(work.confirm, id),
    decline: (id: string) => answerCard(work.decline, id),
    stop,

    /** Listens to calls. Returns the end of it: no bubble, no further request. */
    connect() {
      left = false;
      log.setStoring(true);
      const unsubscribe = voice.subscribe((event) => {
        call.hear(event);
        if (event.type === 'call-start' || (event.type === 'transcript' && event.role === 'user'))
          callRound = 0;
        if (event.type === 'tool-calls' && log.get().inCall) takeFromCall(event.calls);
      });
      return () => {
        left = true;
        unsubscribe();
        abort();
        log.setStoring(false);
      };
    },

    /** Into the call when there is one. R6: else nothing is sent while a reply is pending. True when sent. */
    send: (text: string) => {
      const input = text.trim();
      const { inCall, pending } = log.get();
      if (!input || (pending && !inCall)) return false;
      const said = message('user', input);
      log.add(said);
      callRound = 0;
      if (inCall) voice.say(input);
      else void ask([said.id]);
      return true;
    },

    /**
     * The user has closed the chat: what goes on in it is stopped. What is being done still ends, but its result is not
     * sent; the next message brings it along. A question stays open.
     */
    close() {
      const isRunning = (entry: Entry) =>
        entry.type === 'task' && entry.from === 'chat' && entry.state === 'running';
      if (waiting.length > 0 || log.get().entries.some(isRunning)) log.forgetThread();
      stop();
    },

    /** Asks again what this reply answered, which it replaces, or this message that has no reply. */
    askAgain: (id: string) => {
      const { entries, pending } = log.get();
      const entry = entries.find((each) => each.id === id);
      if (pending || entry?.type !== 'message') return;
      const asked = entry.sender === 'user' ? [id] : entry.answers;
      if (!asked?.length) return;
      // A memory may have heard the message already; results of tasks only mean something to the one that asked.
      if (!log.task(asked[0] ?? '')) log.forgetThread();
      void ask(asked, {
        entries: entry.sender === 'user' ? entries : entries.filter((each) => each !== entry),
      });
    },

    clear() {
      abort();
      waiting = [];
      log.forgetThread();
      log.change({ entries: [], pending: false });
      reply.set('');
    },
  };
}

export type ConversationStore = ReturnType<typeof conversation>;
