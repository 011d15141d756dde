import { factNames, type ChatFacts } from '../../src/services/chat.ts';
import type { ToolResult } from '../../src/services/tools.ts';
import { maxCharacters } from '../../src/services/validation.ts';

export interface Question {
  /** The user's words, or what became of tool calls. */
  input: string | readonly ToolResult[];
  /** What the request itself brings along of what was said before. */
  said: readonly string[];
  /** The tool calls that it brings along. */
  calls: readonly string[];
  facts: ChatFacts;
  stream: boolean;
  thread: string | undefined;
}

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * As much of somebody's words as the app lets them write. The script looks for wishes in them with patterns whose time
 * grows with the square of the length, in the thread that serves everybody's pages.
 */
const readable = (words: string) => words.trim().slice(0, maxCharacters.message);

function factsOf(overrides: unknown): ChatFacts {
  const values = isRecord(overrides) && isRecord(overrides.variableValues) ? overrides.variableValues : {};
  return Object.fromEntries(
    factNames.flatMap((name) => (isText(values[name]) ? [[name, values[name]]] : [])),
  );
}

const roles: readonly unknown[] = ['system', 'developer', 'user', 'assistant', 'tool'];

/** Undefined when it is no list of messages that ends with the user's words or with results of tools. */
function readMessages(input: readonly unknown[]): Pick<Question, 'input' | 'said' | 'calls'> | undefined {
  const messages = input.filter(isRecord);
  if (messages.length !== input.length || messages.some(({ role }) => !roles.includes(role)))
    return undefined;
  const from = messages.findLastIndex(({ role }) => role !== 'tool') + 1;
  const results = messages.slice(from).map(({ tool_call_id: id, name, content }) => ({
    id: isText(id) ? id : '',
    name: isText(name) ? name : '',
    result: isText(content) ? content : '',
  }));
  const words = messages[from - 1];
  const asks = results.length === 0;
  if (asks && (words?.role !== 'user' || !isText(words.content) || !words.content.trim())) return undefined;
  const before = asks ? messages.slice(0, -1) : messages.slice(0, from);
  return {
    input: asks && isText(words?.content) ? readable(words.content) : results,
    said: before
      .filter(({ role }) => role === 'user' || role === 'assistant')
      .flatMap(({ content }) => (isText(content) && content ? [content] : [])),
    calls: before
      .flatMap(({ tool_calls: calls }): unknown[] => (Array.isArray(calls) ? calls : []))
      .flatMap((call) => (isRecord(call) && isText(call.id) ? [call.id] : [])),
  };
}

function readInput(input: unknown): Pick<Question, 'input' | 'said' | 'calls'> | undefined {
  if (Array.isArray(input)) return readMessages(input);
  return isText(input) && input.trim() ? { input: readable(input), said: [], calls: [] } : undefined;
}

/** The request's body as the provider reads it, or everything that is wrong with it. */
export function readQuestion(body: unknown, web: boolean): Question | string[] {
  if (!isRecord(body)) return ['body must be an object'];
  const { assistantId, previousChatId, sessionId, stream } = body;
  const problems: string[] = [];
  if (!isText(assistantId) || assistantId === '') problems.push('assistantId must be a string');
  const asked = readInput(body.input);
  if (!asked) problems.push('input must be a string or a list of messages that ends with a user or a tool');
  if (previousChatId !== undefined && sessionId !== undefined)
    problems.push('previousChatId and sessionId are mutually exclusive');
  if (web && previousChatId !== undefined) problems.push('property previousChatId should not exist');
  const thread = web ? sessionId : (previousChatId ?? sessionId);
  if (thread !== undefined && !isText(thread))
    problems.push(`${web ? 'sessionId' : 'previousChatId'} must be a string`);
  if (problems.length > 0 || !asked) return problems;
  return {
    ...asked,
    facts: factsOf(body.assistantOverrides),
    stream: stream === true,
    thread: isText(thread) ? thread : undefined,
  };
}
