import { randomId } from '../../../services/randomId.ts';
import type { Task, ToolCall } from '../../../services/tools.ts';

/** E9, client only. */
export interface Message {
  type: 'message';
  id: string;
  text: string;
  sender: 'user' | 'ai';
  /** ISO 8601, as of every entry. */
  timestamp: string;
  /** `failed` bears the words of X7, `stopped` what had arrived, `interrupted` what was spoken until the user spoke up. */
  outcome: 'done' | 'stopped' | 'failed' | 'interrupted';
  how: 'typed' | 'spoken';
  /** What the agent had still meant to say. */
  unspoken?: string;
  /** Of a text reply: the ids of the message or of the tasks that it answers, so that Retry asks just that again. */
  answers?: readonly string[];
}

export type CallMark =
  | { type: 'call-start'; id: string; timestamp: string }
  | {
      type: 'call-end';
      id: string;
      timestamp: string;
      /** In ms. */
      duration: number;
      /** `page`: a reload, or the tab was closed. */
      endedBy: 'user' | 'agent' | 'service' | 'error' | 'page';
    };

/** What the assistant asked the app to do. */
export interface TaskEntry {
  type: 'task';
  id: string;
  timestamp: string;
  from: 'chat' | 'call';
  call: ToolCall;
  /** Absent when the call was refused. */
  task?: Task;
  state: 'asked' | 'running' | 'done' | 'declined' | 'failed' | 'refused' | 'unanswered';
  /** What became of it, in a sentence. */
  result?: string;
}

export type Entry = Message | CallMark | TaskEntry;

/** A message says 'ai' for the assistant, as the specification does; the chat port and the library say 'assistant'. [E9] */
export const speakerOf = ({ sender }: Pick<Message, 'sender'>) => (sender === 'user' ? 'user' : 'assistant');

export const isOpen = ({ state }: TaskEntry) => state === 'asked' || state === 'running';

const born = (at = Date.now()) => ({ id: randomId(), timestamp: new Date(at).toISOString() });

export const message = (
  sender: Message['sender'],
  text: string,
  more: Partial<Pick<Message, 'outcome' | 'how' | 'answers'>> & { at?: number } = {},
): Message => {
  const { at, ...rest } = more;
  return { type: 'message', ...born(at), sender, text, outcome: 'done', how: 'typed', ...rest };
};

export const callStart = (at: number): CallMark => ({ type: 'call-start', ...born(at) });

export const callEnd = (
  at: number,
  duration: number,
  endedBy: Extract<CallMark, { type: 'call-end' }>['endedBy'],
): CallMark => ({ type: 'call-end', ...born(at), duration, endedBy });

export const taskEntry = (more: Omit<TaskEntry, 'type' | 'id' | 'timestamp'>): TaskEntry => ({
  type: 'task',
  ...born(),
  ...more,
});

/** What Retry or 'Answer again' would do about the last entry; undefined where there is nothing to ask again. */
export function askableAgain(entries: readonly Entry[], inCall: boolean) {
  const last = entries.at(-1);
  if (inCall || last?.type !== 'message' || last.how === 'spoken') return undefined;
  if (last.sender === 'user') return { id: last.id, label: 'Retry' } as const;
  if (!last.answers) return undefined;
  if (last.outcome !== 'done') return { id: last.id, label: 'Retry' } as const;
  const asked = entries.findLast(({ id }) => id === last.answers?.[0]);
  // What the tasks led to is not asked twice: their results were taken.
  return asked?.type === 'message' ? ({ id: last.id, label: 'Answer again' } as const) : undefined;
}
