import { readSources } from '../../../src/services/answerSources.ts';
import type { AnswerRefusal, AnswerSource } from '../../../src/services/chat.ts';
import type { ToolCall } from '../../../src/services/tools.ts';

export interface ChatAnswer {
  id: string | undefined;
  sessionId: string | undefined;
  text: string;
  toolCalls: readonly ToolCall[];
  /** The rows behind the figures of the text. Only an assistant of ours names them. */
  sources: readonly AnswerSource[];
  /** Only an assistant of ours says it. */
  refused: AnswerRefusal | undefined;
}

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function parsed(json: unknown): unknown {
  if (typeof json !== 'string') return json;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The text of a message, whose content is a text or a list of parts. */
const contentOf = ({ content }: Fields) =>
  textOf(content) ??
  listOf(content)
    .map((part) => textOf(fieldsOf(part).text) ?? '')
    .join('');

/** The tool calls of a message. The SDK's types say `tool_calls`, the provider's call messages `toolCalls`. */
const callsIn = (message: Fields) => listOf(message.tool_calls ?? message.toolCalls);

const readRefusal = (refused: unknown): AnswerRefusal | undefined =>
  refused === true ? 'question' : refused === 'limit' ? refused : undefined;

/** Whether the assistant says the message; a tool's own answer is not spoken. */
const isSpoken = ({ role }: Fields) => role === undefined || role === 'assistant';

/** Collects tool calls that arrive whole or in pieces. `place` identifies a call within its answer. */
function callCollector() {
  const calls = new Map<string, { id: string; name: string; arguments: unknown }>();

  const at = (place: string) => {
    const call = calls.get(place) ?? { id: '', name: '', arguments: undefined };
    calls.set(place, call);
    return call;
  };

  /** Adds a piece of text to the field; any other value replaces it. */
  function put(place: string, field: 'id' | 'name' | 'arguments', piece: unknown) {
    const call = at(place);
    const before = call[field];
    if (field === 'arguments')
      call.arguments = typeof before === 'string' && typeof piece === 'string' ? before + piece : piece;
    else if (typeof piece === 'string') call[field] += piece;
  }

  return {
    put,
    add(output: string, items: readonly unknown[]) {
      for (const [n, item] of items.entries()) {
        const piece = fieldsOf(item);
        const place = `${output}.${typeof piece.index === 'number' ? piece.index : n}`;
        // Only the first piece of a call has an id.
        if (piece.id !== undefined) calls.delete(place);
        const named = 'function' in piece ? fieldsOf(piece.function) : piece;
        put(place, 'id', piece.id);
        put(place, 'name', named.name);
        if (named.arguments !== undefined) put(place, 'arguments', named.arguments);
      }
    },
    /** The calls that can be answered, each once. */
    list: (): readonly ToolCall[] => {
      const whole = [...calls.values()].filter(({ id, name }) => id !== '' && name !== '');
      return [...new Map(whole.map((call) => [call.id, call])).values()];
    },
  };
}

/** Reads an answer that arrives at once. [E10] */
export function readAnswer(body: unknown): ChatAnswer {
  const { id, sessionId, output } = fieldsOf(body);
  const messages = listOf(output).map(fieldsOf).filter(isSpoken);
  const calls = callCollector();
  for (const [n, message] of messages.entries()) calls.add(String(n), callsIn(message));
  return {
    id: textOf(id),
    sessionId: textOf(sessionId),
    text: messages.map(contentOf).find((text) => text.trim() !== '') ?? '',
    toolCalls: calls.list(),
    sources: readSources(messages.flatMap(({ sources }) => listOf(sources))),
    refused: messages.map(({ refused }) => readRefusal(refused)).find(Boolean),
  };
}

const pathShape =
  /^chat\.output\[(\d{1,3})\]\.(content|sources|refused|tool_?calls)(?:\[(\d{1,3})\])?(?:\.([\w.]+))?$/i;

/** Collects a streamed answer. `accept` returns the piece of text that an event adds, '' for none. */
export function answerCollector() {
  const calls = callCollector();
  let id: string | undefined;
  let sessionId: string | undefined;
  let text = '';
  let refused: AnswerRefusal | undefined;
  const sources: unknown[] = [];
  // The first output with a text is the answer; text of later ones would be mixed into it.
  let spoken: string | undefined;

  function collectCall(output: string, index: string | undefined, field: string | undefined, delta: unknown) {
    if (index === undefined) return calls.add(output, listOf(parsed(delta)));
    const place = `${output}.${index}`;
    if (field === undefined || field === 'function') {
      const piece = fieldsOf(parsed(delta));
      return calls.add(output, [{ ...(field ? { function: piece } : piece), index: Number(index) }]);
    }
    const name = field.replace(/^function\./, '');
    if (name === 'id' || name === 'name' || name === 'arguments') calls.put(place, name, delta);
  }

  function accept(data: string) {
    const event = fieldsOf(parsed(data));
    if (event.error) throw new Error(`The assistant's stream reported: ${JSON.stringify(event.error)}`);
    id = textOf(event.id) ?? id;
    sessionId = textOf(event.sessionId) ?? sessionId;
    calls.add('event', [...callsIn(event), ...callsIn(fieldsOf(event.message))]);

    const [, output, kind, index, field] = pathShape.exec(textOf(event.path) ?? '') ?? [];
    if (output === undefined) return '';
    if (kind === 'sources') {
      sources.push(...(Array.isArray(event.delta) ? event.delta : [event.delta]));
      return '';
    }
    if (kind === 'refused') {
      refused = readRefusal(event.delta);
      return '';
    }
    if (kind !== 'content') {
      collectCall(output, index, field, event.delta);
      return '';
    }
    const delta = textOf(event.delta);
    if (!delta) return '';
    spoken ??= output;
    if (output !== spoken) return '';
    text += delta;
    return delta;
  }

  const answer = (): ChatAnswer => ({
    id,
    sessionId,
    text,
    toolCalls: calls.list(),
    sources: readSources(sources),
    refused,
  });
  return { accept, answer };
}
