import {
  needsApproval,
  parseToolCall,
  type Task,
  type ToolCall,
  type ToolResult,
} from '../../../services/tools.ts';
import { isTaskOpen, taskEntry, type TaskEntry } from './entries.ts';
import type { MessageStore } from './messageStore.ts';

export interface TaskOutcome {
  ok: boolean;
  /** A sentence, for the user and for the assistant. */
  result: string;
}

/** Runs a task. Resolves to undefined when the task signed the user out, so that there is nobody to tell. */
export type RunTask = (task: Task, from: TaskEntry['from']) => Promise<TaskOutcome | undefined>;

export const declined = 'The user said: not now.';

export const toolResult = ({ call, result }: TaskEntry): ToolResult => ({
  id: call.id,
  name: call.name,
  result: result ?? 'The user has not answered.',
});

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
  runTask: RunTask;
  /** A task that a call's agent asked for is over. */
  onCallSettled: (entry: TaskEntry) => void;
  /** All tasks that one reply of the chat asked for are over. */
  onChatSettled: (batch: Batch) => void;
}

/** Runs each tool call once. What changes something is run only after the user has confirmed it. */
export function tasks({ messages, runTask, onCallSettled, onChatSettled }: TaskOptions) {
  let batches: Batch[] = [];

  function settle(entry: TaskEntry, state: TaskEntry['state'], result: string) {
    const settled = { ...entry, state, result };
    messages.replace(settled);
    report(settled);
  }

  function report(entry: TaskEntry) {
    // The conversation was cleared meanwhile, so that nobody waits for the result.
    if (!messages.task(entry.id)) return;
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
    const outcome = await runTask(task, entry.from).catch(() => ({
      ok: false,
      result: 'Something went wrong, and it was not done.',
    }));
    if (outcome) settle(entry, outcome.ok ? 'done' : 'failed', outcome.result);
  }

  function begin(entry: TaskEntry) {
    const running: TaskEntry = { ...entry, state: 'running' };
    messages.replace(running);
    if (running.task) void run(running, running.task);
  }

  const isKnown = (id: string) =>
    messages.get().entries.some((entry) => entry.type === 'task' && entry.call.id === id);

  const asked = (id: string) => {
    const entry = messages.task(id);
    return entry?.state === 'asked' ? entry : undefined;
  };

  function add(call: ToolCall, from: TaskEntry['from'], read = parseToolCall(call)) {
    const entry = taskEntry({
      from,
      call,
      ...(read.ok
        ? { task: read.task, state: needsApproval(read.task) ? 'asked' : 'running' }
        : { state: 'refused', result: read.message }),
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
