import {
  asksFirst,
  readToolCall,
  type Task,
  type ToolCall,
  type ToolResult,
} from '../../../services/tools.ts';
import { isOpen, taskEntry, type TaskEntry } from './entries.ts';
import type { MessageStore } from './messageStore.ts';

/** `result`: a sentence, for the user and for the assistant. */
export interface TaskOutcome {
  ok: boolean;
  result: string;
}

/** Does it. Undefined when the user has left by it: there is nobody to tell then. */
export type Act = (task: Task, from: TaskEntry['from']) => Promise<TaskOutcome | undefined>;

export const declined = 'The user said: not now.';

export const toolResult = ({ call, result }: TaskEntry): ToolResult => ({
  id: call.id,
  name: call.name,
  result: result ?? 'The user has not answered.',
});

/** How often a reply may ask for tools before the user has to say something again. */
export const maxToolRounds = 4;
/** How many tools one reply may ask for. */
const mostAtOnce = 8;

/** Whether a reply may ask for these tools. `round`: how many replies have asked for some since the user's message. */
export const isWithinLimits = (calls: readonly ToolCall[], round: number) =>
  round <= maxToolRounds && calls.length <= mostAtOnce;

/** All that one answer of the chat asked for, by entry id, and the memory that waits for it. */
export interface Batch {
  ids: readonly string[];
  epoch: number;
  /** Which one it is since the user's message. */
  round: number;
}

export interface TaskOptions {
  log: MessageStore;
  act: Act;
  /** One of a call's. */
  onCallSettled: (entry: TaskEntry) => void;
  onChatSettled: (batch: Batch) => void;
}

/** Runs each tool call once; those that change something only after the user has said yes. */
export function tasks({ log, act, onCallSettled, onChatSettled }: TaskOptions) {
  let batches: Batch[] = [];

  function settle(entry: TaskEntry, state: TaskEntry['state'], result: string) {
    const settled = { ...entry, state, result };
    log.replace(settled);
    tell(settled);
  }

  function tell(entry: TaskEntry) {
    // The conversation was cleared meanwhile: whoever asked is no longer there.
    if (!log.task(entry.id)) return;
    if (entry.from === 'call') return onCallSettled(entry);
    const batch = batches.find(({ ids }) => ids.includes(entry.id));
    const open = (id: string) => {
      const one = log.task(id);
      return one !== undefined && isOpen(one);
    };
    if (!batch || batch.ids.some(open)) return;
    batches = batches.filter((each) => each !== batch);
    onChatSettled(batch);
  }

  async function run(entry: TaskEntry, task: Task) {
    const outcome = await act(task, entry.from).catch(() => ({
      ok: false,
      result: 'Something went wrong, and it was not done.',
    }));
    if (outcome) settle(entry, outcome.ok ? 'done' : 'failed', outcome.result);
  }

  function begin(entry: TaskEntry) {
    const running: TaskEntry = { ...entry, state: 'running' };
    log.replace(running);
    if (running.task) void run(running, running.task);
  }

  const known = (id: string) =>
    log.get().entries.some((entry) => entry.type === 'task' && entry.call.id === id);

  const asked = (id: string) => {
    const entry = log.task(id);
    return entry?.state === 'asked' ? entry : undefined;
  };

  function add(call: ToolCall, from: TaskEntry['from'], read = readToolCall(call)) {
    const entry = taskEntry({
      from,
      call,
      ...(read.ok
        ? { task: read.task, state: asksFirst(read.task) ? 'asked' : 'running' }
        : { state: 'refused', result: read.message }),
    });
    log.add(entry);
    return entry;
  }

  return {
    /** Those that have not been taken before: a provider may tell of one more than once. */
    newOnes: (calls: readonly ToolCall[]) => calls.filter(({ id }) => !known(id)),

    take(calls: readonly ToolCall[], from: TaskEntry['from'], round: number) {
      const added: TaskEntry[] = [];
      for (const call of calls) if (!known(call.id)) added.push(add(call, from));
      // Known as a batch before the first of them is over.
      if (from === 'chat' && added.length > 0)
        batches.push({ ids: added.map(({ id }) => id), epoch: log.memory().epoch, round });
      for (const entry of added) {
        if (entry.state === 'running') begin(entry);
        if (entry.state === 'refused') tell(entry);
      }
    },
    /** Not run, whatever it is; the user and the assistant read why. */
    refuse: (call: ToolCall, from: TaskEntry['from'], message: string) =>
      tell(add(call, from, { ok: false, message })),

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
