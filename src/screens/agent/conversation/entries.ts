import type { AttachedFile } from '../../../services/attachments.ts';
import type { AnswerRefusal, AnswerSource } from '../../../services/chat.ts';
import { randomId } from '../../../services/randomId.ts';
import { needsApproval } from '../../../services/taskKinds.ts';
import type { Task, TaskBefore, ToolCall, ToolResult } from '../../../services/tools.ts';

/** Something that the user or the assistant said. It exists on the client only. [E9] */
export interface Message {
  type: 'message';
  id: string;
  text: string;
  sender: 'user' | 'ai';
  /** ISO 8601: when the entry began. */
  timestamp: string;
  /**
   * `failed` has the app's own text instead of a reply [X7], `stopped` what had arrived until the user pressed Stop, and
   * `interrupted` what was spoken until the user began to speak.
   */
  outcome: 'done' | 'stopped' | 'failed' | 'interrupted';
  how: 'typed' | 'spoken';
  /** What the agent had still meant to say when it was interrupted. */
  unspoken?: string;
  /** Of a typed reply: the ids of the message or of the tasks that it answers, so that Retry sends the same again. */
  answers?: readonly string[];
  /** Of a reply: the rows behind its figures, which link to them. [A20] */
  sources?: readonly AnswerSource[];
  /** Of a reply: the question was refused, and why. It does not survive a reload. [A97, B54] */
  refused?: AnswerRefusal;
  /** Of the user's message: the files that went with it, of which only this is stored. [A100] */
  files?: readonly AttachedFile[];
  /** The user's words were the answer to the card with this id: the page took them, so that they are not sent. */
  decides?: string;
}

/** The beginning or the end of a voice call. */
export type CallMark =
  | { type: 'call-start'; id: string; timestamp: string }
  | {
      type: 'call-end';
      id: string;
      timestamp: string;
      /** In milliseconds. */
      duration: number;
      /** `service`: the provider ended it; `page`: the page was reloaded or closed. */
      endedBy: 'user' | 'agent' | 'service' | 'error' | 'page';
    };

/** Something that the assistant asked the app to do. */
export interface TaskEntry {
  type: 'task';
  id: string;
  timestamp: string;
  from: 'chat' | 'call';
  call: ToolCall;
  /** What the call means; undefined when it was refused. */
  task?: Task;
  /** `waiting`: the card before it is to be decided first. */
  state: 'waiting' | 'asked' | 'running' | 'done' | 'declined' | 'failed' | 'refused' | 'unanswered';
  /** The outcome in a sentence, for the user and for the assistant. */
  result?: string;
  /** What it replaces: as far as that is known while it asks, and as it was when it began. */
  before?: TaskBefore;
  /**
   * Whether what it did can be undone. `asked`: another card asks whether to. `changed`: not any more, because it was changed again
   * meanwhile. Absent where there is nothing to undo. [A45]
   */
  undo?: 'offered' | 'running' | 'asked' | 'done' | 'changed';
  /** The page asks by itself, so as to undo the task with this id. */
  undoes?: string;
  /** A sentence about the card for the user alone: what to say instead of a bare yes, or why nothing was undone. */
  note?: string;
}

export type Entry = Message | CallMark | TaskEntry;

/** A message says 'ai' for the assistant, as the specification does; the chat port and the library say 'assistant'. [E9] */
export const speakerOf = ({ sender }: Pick<Message, 'sender'>) => (sender === 'user' ? 'user' : 'assistant');

/** The task still waits for the user's answer, or for its end. */
export const isTaskOpen = ({ state }: TaskEntry) =>
  state === 'waiting' || state === 'asked' || state === 'running';

/** The task asks the user first, and is not over. */
export const isCardOpen = (entry: Entry): entry is TaskEntry =>
  entry.type === 'task' && isTaskOpen(entry) && entry.task !== undefined && needsApproval(entry.task);

const idAndTimestamp = (at = Date.now()) => ({ id: randomId(), timestamp: new Date(at).toISOString() });

export const message = (
  sender: Message['sender'],
  text: string,
  more: Partial<
    Pick<Message, 'outcome' | 'how' | 'answers' | 'sources' | 'refused' | 'decides' | 'files'>
  > & {
    at?: number;
  } = {},
): Message => {
  const { at, ...rest } = more;
  return { type: 'message', ...idAndTimestamp(at), sender, text, outcome: 'done', how: 'typed', ...rest };
};

export const callStart = (at: number): CallMark => ({ type: 'call-start', ...idAndTimestamp(at) });

export const callEnd = (
  at: number,
  duration: number,
  endedBy: Extract<CallMark, { type: 'call-end' }>['endedBy'],
): CallMark => ({ type: 'call-end', ...idAndTimestamp(at), duration, endedBy });

export const taskEntry = (more: Omit<TaskEntry, 'type' | 'id' | 'timestamp'>): TaskEntry => ({
  type: 'task',
  ...idAndTimestamp(),
  ...more,
});

export const toolResult = ({ call, result }: TaskEntry): ToolResult => ({
  id: call.id,
  name: call.name,
  result: result ?? 'The user has not answered.',
});

/** Which entry can be sent again, and as what; undefined when the last entry is none of these. */
export function retryOption(entries: readonly Entry[], inCall: boolean) {
  const last = entries.at(-1);
  if (inCall || last?.type !== 'message' || last.how === 'spoken') return undefined;
  if (last.decides) return undefined;
  if (last.sender === 'user') return { id: last.id, as: 'retry' } as const;
  if (!last.answers) return undefined;
  if (last.outcome !== 'done') return { id: last.id, as: 'retry' } as const;
  const asked = entries.findLast(({ id }) => id === last.answers?.[0]);
  // A reply to the results of tasks is not asked for twice, because the provider takes results once.
  return asked?.type === 'message' ? ({ id: last.id, as: 'again' } as const) : undefined;
}
