import { needsApproval } from '../../../services/taskKinds.ts';
import {
  parseToolCall,
  type AccountTask,
  type ParsedToolCall,
  type Task,
  type TaskBefore,
  type ToolCall,
} from '../../../services/tools.ts';
import { undoTaskFor } from '../../../services/undoTask.ts';
import { randomId } from '../../../services/randomId.ts';
import { isCardOpen, isTaskOpen, taskEntry, type TaskEntry } from './entries.ts';
import type { MessageStore } from './messageStore.ts';

export interface TaskOutcome {
  ok: boolean;
  /** A sentence, for the user and for the assistant. */
  result: string;
  /** The user decided against it: what was replaced or left before a decision is only not done. */
  isDeclined?: boolean;
}

/** Runs a task. Resolves to undefined when the task signed the user out, so that there is nobody to tell. */
export type RunTask = (task: AccountTask, from: TaskEntry['from']) => Promise<TaskOutcome | undefined>;

/** Runs any task. `id` is that of the task's card. */
type RunAnyTask = (task: Task, from: TaskEntry['from'], id: string) => Promise<TaskOutcome | undefined>;

export const declined = 'The user said: not now.';

/** How many replies in a row may ask for tools before the user has to say something again. [R8] */
export const maxToolRounds = 4;
/** How many tools one reply may ask for. [R8] */
const maxToolCalls = 8;

/** Whether a reply may ask for these tools. `round`: how many replies have asked for some since the user's message. */
export const isWithinLimits = (calls: readonly ToolCall[], round: number) =>
  round <= maxToolRounds && calls.length <= maxToolCalls;

/** The tasks that one reply of the chat asked for. Their results are sent together. */
export interface Batch {
  /** Of the task entries. */
  ids: readonly string[];
  /** The provider's memory that waits for the results (`MessageStore.memory`). */
  epoch: number;
  /** How many replies have asked for tools since the user's message, this one included. */
  round: number;
}

export interface TaskOptions {
  messages: MessageStore;
  runTask: RunAnyTask;
  /** Why a task cannot be done here, in a sentence; undefined when it can. */
  refusal: (task: Task) => string | undefined;
  /** What a task would replace if it were run now. */
  before: (task: Task) => TaskBefore;
  /** Why a card that undoes another task may not be run any more; undefined when it may. */
  objection: (card: TaskEntry) => Promise<string | undefined>;
  /** A card that undoes another task is over. */
  onUndoSettled: (card: TaskEntry) => void;
  /** A task that a call's agent asked for is over. */
  onCallSettled: (entry: TaskEntry) => void;
  /** All tasks that one reply of the chat asked for are over. */
  onChatSettled: (batch: Batch) => void;
}

/** Runs each tool call once. What changes something is run only after the user has confirmed it. */
export function tasks(options: TaskOptions) {
  const { messages, runTask, before, onCallSettled, onChatSettled } = options;
  let batches: Batch[] = [];
  /** Which card is asked when another one is over, by the ids of their entries. */
  const nextCards = new Map<string, string>();

  /** The card that is to be decided before one that comes now: two wishes in one answer are asked one after the other. [A42] */
  function cardBefore() {
    const { entries } = messages.get();
    return entries.slice(entries.findLastIndex(({ type }) => type !== 'task') + 1).findLast(isCardOpen);
  }

  /** Asks the card that waited for this one. It moves behind what was said meanwhile, and so do those that wait for it. */
  function askNext(id: string) {
    const next = messages.task(nextCards.get(id) ?? '');
    nextCards.delete(id);
    if (next?.state !== 'waiting') return;
    for (let each: string | undefined = next.id; each !== undefined; each = nextCards.get(each))
      messages.moveToEnd(each);
    messages.replace({ ...next, state: 'asked' });
  }

  function settle({ note: _note, ...entry }: TaskEntry, state: TaskEntry['state'], result: string) {
    const canUndo = entry.task && undoTaskFor(entry.task, entry.before ?? {}) && !entry.undoes;
    const settled: TaskEntry = {
      ...entry,
      state,
      result,
      ...(state === 'done' && canUndo && { undo: 'offered' }),
    };
    messages.replace(settled);
    askNext(entry.id);
    report(settled);
  }

  function report(entry: TaskEntry) {
    // The conversation was cleared meanwhile, so that nobody waits for the result.
    if (!messages.task(entry.id)) return;
    if (entry.undoes) return options.onUndoSettled(entry);
    if (entry.from === 'call') return onCallSettled(entry);
    const batch = batches.find(({ ids }) => ids.includes(entry.id));
    const open = (id: string) => {
      const one = messages.task(id);
      return one !== undefined && isTaskOpen(one);
    };
    if (!batch || batch.ids.some(open)) return;
    batches = batches.filter((each) => each !== batch);
    onChatSettled(batch);
  }

  async function run(entry: TaskEntry, task: Task) {
    const objection = entry.undoes && (await options.objection(entry));
    if (objection) return settle(entry, 'failed', objection);
    const outcome: TaskOutcome | undefined = await runTask(task, entry.from, entry.id).catch(() => ({
      ok: false,
      result: 'Something went wrong, and it was not done.',
    }));
    if (outcome?.isDeclined) return settle(entry, 'declined', declined);
    if (outcome) settle(entry, outcome.ok ? 'done' : 'failed', outcome.result);
  }

  /** The entry together with what its task would replace now, if that has loaded. */
  const withBefore = (entry: TaskEntry): TaskEntry => {
    const now = entry.task ? before(entry.task) : {};
    return Object.keys(now).length > 0 ? { ...entry, before: now } : entry;
  };

  function begin(entry: TaskEntry) {
    const running: TaskEntry = { ...withBefore(entry), state: 'running' };
    messages.replace(running);
    if (running.task) void run(running, running.task);
  }

  const isKnown = (id: string) =>
    messages.get().entries.some((entry) => entry.type === 'task' && entry.call.id === id);

  const asked = (id: string) => {
    const entry = messages.task(id);
    return entry?.state === 'asked' ? entry : undefined;
  };

  function addCard(card: Omit<Parameters<typeof taskEntry>[0], 'state'>) {
    const previous = cardBefore();
    const entry = withBefore(taskEntry({ ...card, state: previous ? 'waiting' : 'asked' }));
    if (previous) nextCards.set(previous.id, entry.id);
    messages.add(entry);
    return entry;
  }

  function readCall(call: ToolCall): ParsedToolCall {
    const read = parseToolCall(call);
    const message = read.ok ? options.refusal(read.task) : undefined;
    return message === undefined ? read : { ok: false, message };
  }

  function add(call: ToolCall, from: TaskEntry['from'], read = readCall(call)) {
    if (read.ok && needsApproval(read.task)) return addCard({ from, call, task: read.task });
    const entry = taskEntry({
      from,
      call,
      ...(read.ok ? { task: read.task, state: 'running' } : { state: 'refused', result: read.message }),
    });
    messages.add(entry);
    return entry;
  }

  return {
    /** Without the calls that were taken before: a provider may report a call more than once. */
    withoutKnown: (calls: readonly ToolCall[]) => calls.filter(({ id }) => !isKnown(id)),

    take(calls: readonly ToolCall[], from: TaskEntry['from'], round: number) {
      const added: TaskEntry[] = [];
      for (const call of calls) if (!isKnown(call.id)) added.push(add(call, from));
      // The batch must exist before its first task is over.
      if (from === 'chat' && added.length > 0)
        batches.push({ ids: added.map(({ id }) => id), epoch: messages.memory().epoch, round });
      for (const entry of added) {
        if (entry.state === 'running') begin(entry);
        if (entry.state === 'refused') report(entry);
      }
    },
    /** Adds the call without running it; the user and the assistant read why. */
    refuse: (call: ToolCall, from: TaskEntry['from'], message: string) =>
      report(add(call, from, { ok: false, message })),

    /** Asks the user by the page's own wish, so as to undo what another card did. No assistant waits for the result. */
    askToUndo: ({ id, from }: TaskEntry, task: Task) =>
      void addCard({ from, task, undoes: id, call: { id: randomId(), name: task.name, arguments: {} } }),

    /** The account has changed: the cards that ask show what they would replace now. */
    refresh() {
      for (const entry of messages.get().entries) {
        if (!isCardOpen(entry) || entry.state === 'running') continue;
        const fresh = withBefore(entry);
        if (JSON.stringify(fresh.before) !== JSON.stringify(entry.before)) messages.replace(fresh);
      }
    },

    /** Whether a reply of the chat still waits for the result of this task. */
    isAwaited: (id: string) => batches.some(({ ids }) => ids.includes(id)),

    confirm: (id: string) => {
      const entry = asked(id);
      if (entry) begin(entry);
    },
    decline: (id: string) => {
      const entry = asked(id);
      if (entry) settle(entry, 'declined', declined);
    },
  };
}

export type Tasks = ReturnType<typeof tasks>;
