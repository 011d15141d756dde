// The conversation with the agent, spoken and typed. It knows nothing of the dialogs that show it:
//   conversation.ts      what the dialogs use: send, stop, retry, clear, and the rules of who may ask for what
//   replies.ts           asks the assistant for replies, one at a time
//   messageStore.ts      the entries in their order, and the id of the provider's memory
//   entries.ts           what an entry is: a message, the beginning or end of a call, a task
//   tasks.ts             runs what the agent asks for, after the user has confirmed it; toolRounds.ts: how much it may ask for
//   undo.ts              takes back what a task did; cardAnswers.ts: takes the user's yes or no to a card, instead of sending it
//   lastMessage.ts       the message that can be edited and asked again
//   voiceConnection.ts   the way to the voice client, whose code comes later
//   callTranscript.ts    turns the events of a call into entries
//   threadStorage.ts     keeps the newest entries in session storage; storedThread.ts reads them again
//   threadText.ts        the conversation and its tasks in words, for the screen and the agent; threadCopy.ts: for a copy
//   observableValue.ts   a value that can be subscribed to; useEachFrame.ts renders it once a frame
import type { ChatFacts, ChatPort } from '../../../services/chat.ts';
import { randomId } from '../../../services/randomId.ts';
import type { Task, TaskBefore } from '../../../services/tools.ts';
import type { VoicePort } from '../../../services/voice.ts';
import type { HandOff } from '../support/handOff.ts';
import { message, taskEntry, type Entry } from './entries.ts';
import { cardAnswers, type ReadAnswer } from './cardAnswers.ts';
import { messageStore, type MessageStoreOptions } from './messageStore.ts';
import { callTranscript } from './callTranscript.ts';
import { editableMessage } from './lastMessage.ts';
import { replies } from './replies.ts';
import { tasks, toolResult, type Batch, type RunTask, type TaskOutcome, type Tasks } from './tasks.ts';
import { toolRounds } from './toolRounds.ts';
import { undoing, type UndoTask } from './undo.ts';

export interface ConversationOptions extends MessageStoreOptions {
  chat: ChatPort;
  voice: Pick<VoicePort, 'subscribe' | 'say' | 'speak' | 'answerTool'>;
  /** What the assistant may know of the account. Read at each request. */
  facts: () => ChatFacts;
  runTask: RunTask;
  /** Reads a yes or a no to a card. */
  readAnswer: ReadAnswer;
  /** Undoes what a task did. Without it, nothing is undone. */
  undoTask?: UndoTask;
  /** What a task would replace. Without it, cards show new values only. */
  before?: (task: Task) => TaskBefore;
  /** Fetches what sends the conversation to support. Without it, there is nobody to talk to. */
  loadHandOff?: (() => Promise<HandOff>) | undefined;
}

const nobodyThere = 'There is no address of support.';

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
    readAnswer,
    undoTask,
    before = () => ({}),
    loadHandOff,
    ...storing
  } = options;
  const messages = messageStore(storing);
  const call = callTranscript(messages);
  /** Tasks that ended while another reply was awaited: their results are sent after it. */
  let unsentBatches: Batch[] = [];
  /** The user has signed out: nothing is sent any more. */
  let hasLeft = false;

  const undo = undoing({
    messages,
    undoTask,
    ask: (entry, task) => work.askToUndo(entry, task),
    onUndone(entry) {
      // The assistant believes that it was done: the next message begins another memory, which is told how it ended.
      if (!asking.isAsking() && !work.isAwaited(entry.id)) messages.forgetThread();
    },
  });
  const work: Tasks = tasks({
    messages,
    runTask: (task, from, id) => (task.name === 'talk_to_human' ? handOver(id) : runTask(task, from)),
    refusal: ({ name }) => (name === 'talk_to_human' && !loadHandOff ? nobodyThere : undefined),
    before,
    objection: (card) => undo.objection(card),
    onUndoSettled: (card) => undo.settle(card),
    onCallSettled: (entry) => {
      if (messages.get().inCall) voice.answerTool(toolResult(entry));
    },
    onChatSettled: (batch) => {
      unsentBatches.push(batch);
      sendResults();
    },
  });
  const rounds = toolRounds(messages, work);
  const asking = replies({
    chat,
    messages,
    facts,
    onToolCalls: (calls, round) => rounds.takeFromChat(calls, round),
    onIdle: () => sendResults(),
  });
  const cards = cardAnswers({
    readAnswer,
    messages,
    live: call.live,
    confirm: (id) => decide(work.confirm, id),
    decline: (id) => decide(work.decline, id),
    speak: (text) => voice.speak(text),
  });

  /** Sends the results of tasks, unless the memory that asked is gone: the next message brings along what was done. */
  function sendResults() {
    if (asking.isAsking() || hasLeft) return;
    const next = unsentBatches.shift();
    if (!next) return;
    if (next.epoch === messages.memory().epoch) void asking.ask(next.ids, { round: next.round });
    else sendResults();
  }

  function decide(decision: (id: string) => void, id: string) {
    rounds.restart();
    decision(id);
  }

  /** Shows what would be sent to support, and sends it when the user agrees. `id`: of the card. */
  async function handOver(id: string): Promise<TaskOutcome> {
    const handOff = await loadHandOff?.();
    return handOff ? handOff.ask(id, messages.get().entries) : { ok: false, result: nobodyThere };
  }

  function send(text: string, isOffer = false) {
    const input = text.trim();
    const { inCall, pending } = messages.get();
    if (!input || (pending && !inCall)) return false;
    const answer = isOffer ? undefined : cards.readTyped(input);
    const said = message('user', input, answer && { decides: answer.cardId });
    messages.add(said);
    rounds.restart();
    if (answer) answer.take();
    else if (inCall) voice.say(input);
    else void asking.ask([said.id]);
    return true;
  }

  return {
    subscribe: messages.subscribe,
    get: messages.get,
    merge: messages.merge,
    reply: asking.reply,
    loadHandOff,
    live: call.live,
    confirm: (id: string) => decide(work.confirm, id),
    decline: (id: string) => decide(work.decline, id),
    undo: undo.undo,
    refreshCards: () => work.refresh(),
    stop: () => asking.stop(),

    /** Listens to calls. Returns a function that ends it and everything that is under way, without a message about it. */
    connect() {
      hasLeft = false;
      messages.setStoring(true);
      const unsubscribe = voice.subscribe((event) => {
        const answer = cards.readEvent(event);
        call.handleEvent(event);
        answer?.take();
        if (event.type === 'call-start' || (event.type === 'transcript' && event.role === 'user'))
          rounds.restart();
        if (event.type === 'tool-calls' && messages.get().inCall) rounds.takeFromCall(event.calls);
      });
      return () => {
        hasLeft = true;
        unsubscribe();
        asking.abort();
        messages.setStoring(false);
      };
    },

    /**
     * Sends a message of the user: into the call if there is one, else to the chat unless a reply is pending [R6]. An answer to
     * the card that asks is not sent, but taken by the page, unless these are words that the assistant offered to press.
     * Returns whether it was sent or taken. [A40, A93]
     */
    send,

    /**
     * Sends this text in place of the user's last message, which goes with everything that was said after it. Returns false, and
     * changes nothing, when that message cannot be edited any more. [A84]
     */
    sendInstead(id: string, text: string) {
      const { entries, inCall, pending } = messages.get();
      if (inCall || pending || !text.trim() || editableMessage(entries)?.id !== id) return false;
      // The provider remembers what was said before.
      messages.forgetThread();
      messages.change({
        entries: entries.slice(
          0,
          entries.findIndex((entry) => entry.id === id),
        ),
      });
      return send(text);
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
