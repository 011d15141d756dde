import { attachmentTypes, plainFileName, type AttachedFile } from '../../../services/attachments.ts';
import { readSources } from '../../../services/answerSources.ts';
import { parseToolCall, type Task, type TaskBefore } from '../../../services/tools.ts';
import { undoTaskFor } from '../../../services/undoTask.ts';
import { callEnd, type CallMark, type Entry, type Message, type TaskEntry } from './entries.ts';

export interface StoredThread {
  entries: readonly Entry[];
  /** The chat provider's id of the conversation, for the next message. [E10] */
  thread?: string;
}

type Fields = Record<string, unknown>;

const oneOf = <T extends string>(allowed: readonly T[], value: unknown): T | undefined =>
  allowed.find((each) => each === value);

/** What was stored of a file: not the file itself. */
function readFile(value: unknown): AttachedFile | undefined {
  const { name, type, size } = Object(value) as Fields;
  const known = oneOf(attachmentTypes, type);
  if (typeof name !== 'string' || !known || typeof size !== 'number') return undefined;
  return { name: plainFileName(name), type: known, size };
}

/** The first versions stored messages only, without `type`, `how` and `answers`. */
function readMessage(fields: Fields, id: string, timestamp: string): Message | undefined {
  const { text, unspoken, answers, decides } = fields;
  const sender = oneOf(['user', 'ai'], fields.sender);
  const outcome = oneOf(['done', 'stopped', 'failed', 'interrupted'], fields.outcome);
  if (typeof text !== 'string' || !sender || !outcome) return undefined;
  const sources = Array.isArray(fields.sources) ? readSources(fields.sources) : [];
  const files = (Array.isArray(fields.files) ? fields.files : [])
    .map(readFile)
    .filter((file) => file !== undefined);
  return {
    type: 'message',
    id,
    text,
    sender,
    timestamp,
    outcome,
    how: oneOf(['typed', 'spoken'], fields.how) ?? 'typed',
    ...(typeof unspoken === 'string' && { unspoken }),
    ...(typeof decides === 'string' && { decides }),
    ...(Array.isArray(answers) && {
      answers: answers.filter((answered): answered is string => typeof answered === 'string'),
    }),
    ...(sources.length > 0 && { sources }),
    ...(files.length > 0 && { files }),
  };
}

function readMark(fields: Fields, id: string, timestamp: string): CallMark | undefined {
  if (fields.type === 'call-start') return { type: 'call-start', id, timestamp };
  const endedBy = oneOf(['user', 'agent', 'service', 'error', 'page'], fields.endedBy);
  const { duration } = fields;
  if (typeof duration !== 'number' || !endedBy) return undefined;
  return { type: 'call-end', id, timestamp, duration, endedBy };
}

/** After a reload nothing waits for a task any more: its question stays unanswered, and its work may not have ended. */
const afterReload: Partial<Record<TaskEntry['state'], Pick<TaskEntry, 'state' | 'result'>>> = {
  waiting: { state: 'unanswered' },
  asked: { state: 'unanswered' },
  running: { state: 'failed', result: 'You left the page before this was finished.' },
};

/**
 * What the task replaced, and whether it can be undone. Undoing reads what is stored first, so that one which was interrupted can be
 * tried again.
 */
function readUndo({ before, undo, note }: Fields, task: Task): Partial<TaskEntry> {
  const { fields, plan, paymentMethod } = Object(before) as Fields;
  const read =
    fields === undefined ? undefined : parseToolCall({ name: 'edit_profile', arguments: { fields } });
  const former: TaskBefore = {
    ...(read?.ok && read.task.name === 'edit_profile' && { fields: read.task.fields }),
    ...(typeof plan === 'string' && { plan }),
    ...(typeof paymentMethod === 'string' && { paymentMethod }),
  };
  const stored = oneOf(['offered', 'running', 'asked', 'done', 'changed'], undo);
  const again = stored === 'running' || stored === 'asked' ? 'offered' : stored;
  return {
    ...(Object.keys(former).length > 0 && { before: former }),
    ...(again && undoTaskFor(task, former) && { undo: again }),
    ...(again && typeof note === 'string' && { note }),
  };
}

function readTask(fields: Fields, id: string, timestamp: string): TaskEntry | undefined {
  const { call, result } = fields;
  const from = oneOf(['chat', 'call'], fields.from);
  const state = oneOf(
    ['waiting', 'asked', 'running', 'done', 'declined', 'failed', 'refused', 'unanswered'],
    fields.state,
  );
  if (typeof call !== 'object' || call === null || !from || !state) return undefined;
  const { id: callId, name, arguments: given } = call as Fields;
  if (typeof callId !== 'string' || typeof name !== 'string') return undefined;
  const read = parseToolCall({ name, arguments: given });
  return {
    type: 'task',
    id,
    timestamp,
    from,
    call: { id: callId, name, arguments: given },
    ...(read.ok && { task: read.task }),
    state,
    ...(typeof result === 'string' && { result }),
    ...(read.ok && readUndo(fields, read.task)),
    ...afterReload[state],
  };
}

/** The entry that a stored value means; undefined when it cannot be read. */
export function parseEntry(value: unknown): Entry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Fields;
  const { id, timestamp, type = 'message' } = fields;
  if (typeof id !== 'string' || typeof timestamp !== 'string') return undefined;
  if (type === 'message') return readMessage(fields, id, timestamp);
  if (type === 'task') return readTask(fields, id, timestamp);
  return type === 'call-start' || type === 'call-end' ? readMark(fields, id, timestamp) : undefined;
}

/** Adds the end of a call that was running when the page was left, because a call does not outlive its page. */
function endOpenCall(entries: readonly Entry[]): readonly Entry[] {
  const mark = entries.findLast(({ type }) => type === 'call-start' || type === 'call-end');
  if (mark?.type !== 'call-start') return entries;
  const [from, to] = [mark, entries.at(-1) ?? mark].map(({ timestamp }) => Date.parse(timestamp));
  if (!from || !to) return entries;
  // Always the same id: it is read again at each reload, and stored once.
  return [...entries, { ...callEnd(to, Math.max(0, to - from), 'page'), id: `${mark.id}-end` }];
}

const readEntries = (list: unknown) =>
  Array.isArray(list) ? list.map(parseEntry).filter((entry) => entry !== undefined) : [];

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Without entries when the text is no stored conversation. */
export function parseThread(text: string | null): StoredThread {
  const found = parseJson(text);
  if (typeof found !== 'object' || found === null) return { entries: [] };
  const { entries, messages, thread } = found as Fields;
  return {
    entries: readEntries(entries ?? messages),
    ...(typeof thread === 'string' && { thread }),
  };
}

/** What was said in this tab before the page was loaded, with the end of a call that was running then. */
export function restoreThread(text: string | null): StoredThread {
  const { entries, ...more } = parseThread(text);
  return { entries: endOpenCall(entries), ...more };
}
