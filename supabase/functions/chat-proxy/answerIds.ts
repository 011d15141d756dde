import { isRecord } from '../../../src/services/isRecord.ts';

/** Replaces the provider's id of a conversation by the id that the caller gets. */
export type ReplaceId = (providerId: string) => Promise<string>;

type Fields = Record<string, unknown>;

/** What the caller gets of an answer or an event: the conversation's id, which is replaced, and the fields with these names. */
async function callersFields(
  fields: Fields,
  names: readonly string[],
  replaceId: ReplaceId,
): Promise<Fields> {
  const { id } = fields;
  const kept = names.filter((name) => name in fields).map((name) => [name, fields[name]] as const);
  return { ...(typeof id === 'string' && { id: await replaceId(id) }), ...Object.fromEntries(kept) };
}

/**
 * The part of a whole answer that the caller gets: the id and the output. The provider's answer also contains the
 * account, its costs and the assistant's instructions. Undefined when it is not an answer.
 */
export async function callersAnswer(json: string, replaceId: ReplaceId): Promise<Fields | undefined> {
  let answer: unknown;
  try {
    answer = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (!isRecord(answer)) return undefined;
  return callersFields(answer, ['output'], replaceId);
}

/** The fields of an event that tell what is said and asked for. */
const ofEvent = ['path', 'delta', 'error', 'tool_calls', 'toolCalls', 'message'];

async function callersLine(line: string, replaceId: ReplaceId, onError: () => Promise<void>) {
  const data = /^data: ?(\{.*)$/.exec(line)?.[1];
  if (data === undefined) return line;
  let event: Fields;
  try {
    event = JSON.parse(data) as Fields;
  } catch {
    // The event continues on the next line. The line has no id, and can be passed on.
    return line;
  }
  if (event.error) await onError();
  return `data: ${JSON.stringify(await callersFields(event, ofEvent, replaceId))}`;
}

/** Turns a streamed answer into what the caller gets: each event with its id replaced. `onError` hears of an error among them. */
export function callersEvents(
  replaceId: ReplaceId,
  onError: () => Promise<void>,
): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let unfinished = '';
  const replaced = new Map<string, Promise<string>>();
  const replaceOnce: ReplaceId = (id) => {
    const known = replaced.get(id) ?? replaceId(id);
    replaced.set(id, known);
    return known;
  };
  return new TransformStream({
    async transform(piece, controller) {
      // A CR at the end may be the first half of a CRLF.
      const lines = (unfinished + decoder.decode(piece, { stream: true })).split(/\r\n|\n|\r(?!$)/);
      unfinished = lines.pop() ?? '';
      const told = await Promise.all(lines.map((line) => callersLine(line, replaceOnce, onError)));
      if (told.length > 0) controller.enqueue(encoder.encode(`${told.join('\n')}\n`));
    },
    async flush(controller) {
      if (unfinished !== '')
        controller.enqueue(encoder.encode(await callersLine(unfinished, replaceOnce, onError)));
    },
  });
}
