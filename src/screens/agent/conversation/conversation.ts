// The conversation with the agent, spoken and typed. It knows nothing of the dialogs that show it:
//   conversation.ts      what the dialogs use: send, stop, retry, clear, and the rules of who may ask for what
//   replies.ts           asks the assistant for replies, one at a time
//   messageStore.ts      the entries in their order, and the id of the provider's memory; entries.ts: what an entry is
//   toolHandling.ts      what the agent asks for, whose code comes later: tasks.ts runs it, after the user has confirmed it;
//                        toolRounds.ts: how much it may ask for; undo.ts: undoes it; cardAnswers.ts: takes a yes or no to a card
//   lastMessage.ts       the message that can be edited and asked again; draft.ts: what is typed and not sent
//   voiceConnection.ts   the way to the voice client; callTranscript.ts, which comes with it, turns the events of a call into entries
//   threadStorage.ts     keeps the newest entries in session storage; storedThread.ts reads them again, and comes where there are any
//   saved/               keeps all of them in the database: its savedConversation.ts lists the files
//   threadText.ts        the conversation in words, for the screen and the agent; threadCopy.ts, readableText.ts and fileWords.ts: for a copy
//   observableValue.ts   a value that can be subscribed to; useEachFrame.ts, useConversation.ts and useAgentState.ts render what changes
import type { ChatFacts, ChatPort } from '../../../services/chat.ts';
import { randomId } from '../../../services/randomId.ts';
import type { Task, TaskBefore, ToolCall } from '../../../services/tools.ts';
import type { VoicePort } from '../../../services/voice.ts';
import type { HandOff } from '../support/handOff.ts';
import { message, taskEntry, type Entry, type Message } from './entries.ts';
import { messageStore } from './messageStore.ts';
import type { callTranscript, Utterance } from './callTranscript.ts';
import { editableMessage } from './lastMessage.ts';
import { observableValue } from './observableValue.ts';
import { replies } from './replies.ts';
import type { ThreadStorageOptions } from './threadStorage.ts';
import type { Batch, RunTask, TaskOutcome } from './tasks.ts';
import type { ToolHandling, toolHandling } from './toolHandling.ts';
import type { UndoTask } from './undo.ts';

export interface ConversationOptions extends ThreadStorageOptions {
  chat: ChatPort;
  /** `transcript`: the code that adds a call to the conversation, which comes with the voice client. */
  voice: Pick<VoicePort, 'subscribe' | 'sendText' | 'speak' | 'answerTool'> & {
    transcript: () => typeof callTranscript | undefined;
  };
  /** What the assistant may know of the account. Read at each request. */
  facts: () => ChatFacts;
  runTask: RunTask;
  /** The code that does what the agent asks for. It is fetched by `load`, again after a failure, and `loaded` from then on. */
  toolCode: { load: () => Promise<unknown>; loaded: () => typeof toolHandling | undefined };
  /** Undoes what a task did. Without it, nothing is undone. */
  undoTask?: UndoTask;
  /** What a task would replace. Without it, cards show new values only. */
  before?: (task: Task) => TaskBefore;
  /** Fetches what sends the conversation to support. Without it, there is nobody to talk to. */
  loadHandOff?: (() => Promise<HandOff>) | undefined;
}

const nobodyThere = 'There is no support address.';
const notLoaded = 'Something could not be loaded, and nothing was done. Try again in a moment.';

/**
 * One conversation with the agent, spoken and typed. `subscribe` and `get` give the entries; the growing reply and what is
 * being said change faster and stand in `reply` and `live` until they become entries.
 */
export function conversation(options: ConversationOptions) {
  const {
    chat,
    voice,
    facts,
    runTask,
    toolCode,
    undoTask,
    before = () => ({}),
    loadHandOff,
    ...storing
  } = options;
  const messages = messageStore(storing);
  /** What is being said in a call right now. */
  const live = observableValue<readonly Utterance[]>([]);
  let handleCall: ReturnType<typeof callTranscript> | undefined;
  /** Tasks that ended while another reply was awaited: their results are sent after it. */
  let unsentBatches: Batch[] = [];
  /** The user has signed out: nothing is sent any more. */
  let hasLeft = false;
  let handling: ToolHandling | undefined;
  /** What the agent asks for; undefined until the code for it is there, and then it has not asked for anything yet. */
  function tools() {
    handling ??= toolCode.loaded()?.({
      messages,
      voice,
      live,
      runTask: (task, from, id) => (task.name === 'talk_to_human' ? handOver(id) : runTask(task, from)),
      undoTask,
      refusal: ({ name }) => (name === 'talk_to_human' && !loadHandOff ? nobodyThere : undefined),
      before,
      isAsking: () => asking.isAsking(),
      onChatSettled: (batch) => {
        unsentBatches.push(batch);
        sendResults();
      },
    });
    return handling;
  }

  const asking = replies({
    chat,
    messages,
    facts,
    loadTools: () => (tools() ? undefined : toolCode.load()),
    onToolCalls: (calls, round) => tools()?.takeFromChat(calls, round),
    onIdle: () => sendResults(),
  });

  /** Sends the results of tasks, unless the memory that asked is gone: the next message brings along what was done. */
  function sendResults() {
    if (asking.isAsking() || hasLeft) return;
    const next = unsentBatches.shift();
    if (!next) return;
    if (next.epoch === messages.memory().epoch) void asking.ask(next.ids, { round: next.round });
    else sendResults();
  }

  /** The agent of a call waits for each result, and is told when there will be none. */
  async function takeFromCall(calls: readonly ToolCall[]) {
    const isMissing = !tools() && (await toolCode.load().catch(() => notLoaded)) === notLoaded;
    if (isMissing) for (const { id, name } of calls) voice.answerTool({ id, name, result: notLoaded });
    else if (messages.get().inCall && !hasLeft) tools()?.takeFromCall(calls);
  }

  /** Shows what would be sent to support, and sends it when the user agrees. `id`: of the card. */
  async function handOver(id: string): Promise<TaskOutcome> {
    const handOff = await loadHandOff?.();
    return handOff ? handOff.ask(id, messages.get().entries) : { ok: false, result: nobodyThere };
  }

  function take(text: string, files?: Message['files'], isOffer = false) {
    const input = text.trim();
    const { inCall, pending } = messages.get();
    if (!input || (inCall ? files : pending)) return false;
    const answer = isOffer || files ? undefined : tools()?.readTyped(input);
    const isSent = !answer || answer.goesOn;
    const said = message('user', input, isSent ? files && { files } : { decides: answer.cardId });
    messages.add(said);
    tools()?.restart();
    // No reply to the declined card itself: the next memory, which answers the words that go on, is told of it.
    if (answer?.goesOn && !inCall) messages.forgetThread();
    answer?.take();
    if (isSent && inCall) voice.sendText(input);
    else if (isSent) void asking.ask([said.id]);
    return true;
  }

  return {
    subscribe: messages.subscribe,
    get: messages.get,
    merge: messages.merge,
    isFromHere: messages.isFromHere,
    reply: asking.reply,
    loadHandOff,
    live,
    confirm: (id: string) => tools()?.confirm(id),
    decline: (id: string) => tools()?.decline(id),
    undo: (id: string) => tools()?.undo(id),
    /** Rejects where the code that leads to the plans cannot be fetched. [B54] */
    seePlans: () => runTask({ name: 'show_billing' }, 'chat'),
    refreshCards: () => tools()?.refresh(),
    stop: () => asking.stop(),
    /** Listens to calls. Returns a function that ends it and everything that is under way, without a message about it. */
    connect() {
      hasLeft = false;
      messages.setStoring(true);
      const unsubscribe = voice.subscribe((event) => {
        const answer = tools()?.readEvent(event);
        handleCall ??= voice.transcript()?.(messages, live);
        handleCall?.(event);
        answer?.take();
        if (event.type === 'call-start' || (event.type === 'transcript' && event.role === 'user'))
          tools()?.restart();
        if (event.type === 'tool-calls' && messages.get().inCall) void takeFromCall(event.calls);
      });
      return () => {
        hasLeft = true;
        unsubscribe();
        asking.abort();
        messages.setStoring(false);
      };
    },

    /**
     * Sends a message of the user: into the call if there is one, else to the chat unless a reply is pending [R6]. The page takes
     * an answer to a card, and sends only a no that goes on. Files go to the chat alone. Returns whether it was taken. [A40, A100]
     */
    send: (text: string, files?: Message['files']) => take(text, files),
    /** Sends words that the assistant offered to press, which are never an answer to a card. Returns whether it was sent. [A93] */
    sendOffer: (words: string) => take(words, undefined, true),

    /**
     * Sends this text in place of the user's last message, which goes with everything that was said after it. Returns false, and
     * changes nothing, when that message cannot be edited any more. [A84]
     */
    sendInstead(id: string, text: string, files?: Message['files']) {
      const { entries, inCall, pending } = messages.get();
      if (inCall || pending || !text.trim() || editableMessage(entries)?.id !== id) return false;
      // The provider remembers what was said before.
      messages.forgetThread();
      const at = entries.findIndex((entry) => entry.id === id);
      // A conversation whose only question is edited is never empty: it would be deleted with its title.
      return messages.together(() => {
        messages.change({ entries: entries.slice(0, at) });
        return take(text, files);
      });
    },

    /** The user's own wish to talk to a person: its card is there once it was sent. */
    async talkToHuman() {
      const id = randomId();
      const { ok, result } = await handOver(id);
      const task = { name: 'talk_to_human' } as const;
      const call = { ...task, id, arguments: {} };
      if (ok && !hasLeft)
        messages.add({ ...taskEntry({ from: 'chat', call, task, state: 'done', result }), id });
    },

    /**
     * Call it when the user closes the chat. The reply is stopped. A task that is running still ends, but its result is not
     * sent: the next message brings it along. A task that waits for the user's answer goes on waiting.
     */
    close() {
      const isRunning = (entry: Entry) =>
        entry.type === 'task' && entry.from === 'chat' && entry.state === 'running';
      if (unsentBatches.length > 0 || messages.get().entries.some(isRunning)) messages.forgetThread();
      asking.stop();
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
      void asking.ask(ids, {
        entries: entry.sender === 'user' ? entries : entries.filter((each) => each !== entry),
      });
    },

    /** Empties the conversation, or shows another one in its place. */
    clear(entries: readonly Entry[] = []) {
      asking.abort();
      unsentBatches = [];
      messages.forgetThread();
      messages.change({ entries, pending: false });
      asking.reply.set('');
    },
  };
}

export type ConversationStore = ReturnType<typeof conversation>;
