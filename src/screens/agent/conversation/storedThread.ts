import { readToolCall } from '../../../services/tools.ts';
import { callEnd, type CallMark, type Entry, type Message, type TaskEntry } from './entries.ts';
import { chunkSize } from './messageChunk.ts';
import { partKey } from '../../shell/tabStorage.ts';

export interface Thread {
  entries: readonly Entry[];
  /** E10: the chat id for the next message. */
  thread?: string;
  /** How many full parts there were, and how many of them, from the first one on, were read whole. */
  parts?: { count: number; whole: number };
}

/** A forged number must not keep the page busy. */
const mostParts = 10_000;

type Fields = Record<string, unknown>;

const oneOf = <T extends string>(allowed: readonly T[], value: unknown): T | undefined =>
  allowed.find((each) => each === value);

/** Messages of before there were entries had neither `type` nor `how` nor `answers`. */
function readMessage(fields: Fields, id: string, timestamp: string): Message | undefined {
  const { text, unspoken, answers } = fields;
  const sender = oneOf(['user', 'ai'], fields.sender);
  const outcome = oneOf(['done', 'stopped', 'failed', 'interrupted'], fields.outcome);
  if (typeof text !== 'string' || !sender || !outcome) return undefined;
  return {
    type: 'message',
    id,
    text,
    sender,
    timestamp,
    outcome,
    how: oneOf(['typed', 'spoken'], fields.how) ?? 'typed',
    ...(typeof unspoken === 'string' && { unspoken }),
    ...(Array.isArray(answers) && {
      answers: answers.filter((answered): answered is string => typeof answered === 'string'),
    }),
  };
}

function readMark(fields: Fields, id: string, timestamp: string): CallMark | undefined {
  if (fields.type === 'call-start') return { type: 'call-start', id, timestamp };
  const endedBy = oneOf(['user', 'agent', 'service', 'error', 'page'], fields.endedBy);
  const { duration } = fields;
  if (typeof duration !== 'number' || !endedBy) return undefined;
  return { type: 'call-end', id, timestamp, duration, endedBy };
}

/** Nobody waits for it any more: a question is not answered, and what was at work may not have ended. */
const afterReload: Partial<Record<TaskEntry['state'], Pick<TaskEntry, 'state' | 'result'>>> = {
  asked: { state: 'unanswered' },
  running: { state: 'failed', result: 'You left the page before this was finished.' },
};

function readTask(fields: Fields, id: string, timestamp: string): TaskEntry | undefined {
  const { call, result } = fields;
  const from = oneOf(['chat', 'call'], fields.from);
  const state = oneOf(
    ['asked', 'running', 'done', 'declined', 'failed', 'refused', 'unanswered'],
    fields.state,
  );
  if (typeof call !== 'object' || call === null || !from || !state) return undefined;
  const { id: callId, name, arguments: given } = call as Fields;
  if (typeof callId !== 'string' || typeof name !== 'string') return undefined;
  const read = readToolCall({ name, arguments: given });
  return {
    type: 'task',
    id,
    timestamp,
    from,
    call: { id: callId, name, arguments: given },
    ...(read.ok && { task: read.task }),
    state,
    ...(typeof result === 'string' && { result }),
    ...afterReload[state],
  };
}

function readEntry(value: unknown): Entry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Fields;
  const { id, timestamp, type = 'message' } = fields;
  if (typeof id !== 'string' || typeof timestamp !== 'string') return undefined;
  if (type === 'message') return readMessage(fields, id, timestamp);
  if (type === 'task') return readTask(fields, id, timestamp);
  return type === 'call-start' || type === 'call-end' ? readMark(fields, id, timestamp) : undefined;
}

/** A call does not outlive its page. */
function closed(entries: readonly Entry[]): readonly Entry[] {
  const mark = entries.findLast(({ type }) => type === 'call-start' || type === 'call-end');
  if (mark?.type !== 'call-start') return entries;
  const [from, to] = [mark, entries.at(-1) ?? mark].map(({ timestamp }) => Date.parse(timestamp));
  if (!from || !to) return entries;
  return [...entries, callEnd(to, Math.max(0, to - from), 'page')];
}

const readList = (list: unknown) =>
  Array.isArray(list) ? list.map(readEntry).filter((entry) => entry !== undefined) : [];

function parse(storage: Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Empty when nothing is stored, or when what is stored is not a thread. */
export function restore(storage: Pick<Storage, 'getItem'>, key: string): Thread {
  const found = parse(storage, key);
  if (typeof found !== 'object' || found === null) return { entries: [] };
  const { entries, messages, thread, parts } = found as Fields;
  const count = typeof parts === 'number' && parts > 0 && parts < mostParts ? Math.floor(parts) : 0;
  const full = Array.from({ length: count }, (_, i) => readList(parse(storage, partKey(key, i))));
  const broken = full.findIndex(({ length }) => length !== chunkSize);
  return {
    entries: closed([...full.flat(), ...readList(entries ?? messages)]),
    ...(typeof thread === 'string' && { thread }),
    ...(count > 0 && { parts: { count, whole: broken < 0 ? count : broken } }),
  };
}
