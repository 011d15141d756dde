import type { ChatTurn } from '../../src/services/chat.ts';
import type { ToolResult } from '../../src/services/tools.ts';
import { maxCharacters } from '../../src/services/validation.ts';
import { isRecord } from '../../src/services/isRecord.ts';
import { languageOfTag, type Language } from '../../src/services/languages.ts';

/** A request to `POST /chat`, as far as the assistant heeds it. */
export interface ChatQuestion {
  /** The user's words, or what became of tool calls. */
  input: string | readonly ToolResult[];
  /** What the request itself brings along of what was said before, the oldest first. */
  history: readonly ChatTurn[];
  /** The ids of the tool calls that it brings along. */
  calls: readonly string[];
  stream: boolean;
  thread: string | undefined;
  /** IANA; 'UTC' when the page does not say. */
  timeZone: string;
  /** The interface's; 'en' when the page does not say, or names none of ours. */
  language: Language;
  supportEmail: string | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** More messages than the app sends along, results included. */
const maxMessages = 60;
const maxResultCharacters = 2000;
const maxHistoryCharacters = 8000;

/** As much of somebody's words as the app lets them write: an engine's time grows with their length. */
export const readable = (words: string) => words.trim().slice(0, maxCharacters.message);

/** Links of figures lead to the rows of one answer alone; in another one they would lead to other rows. */
export const withoutRefs = (text: string) => text.replace(/\[([^\][]*)\]\(#s\d+\)/g, '$1');

const roles: readonly unknown[] = ['system', 'developer', 'user', 'assistant', 'tool'];

type Asked = Pick<ChatQuestion, 'input' | 'history' | 'calls'>;

/** Undefined when it is no list of messages that ends with the user's words or with results of tools. */
function readMessages(input: readonly unknown[]): Asked | undefined {
  const messages = input.filter(isRecord);
  if (messages.length !== input.length || messages.length > maxMessages) return undefined;
  if (messages.some(({ role }) => !roles.includes(role))) return undefined;
  const from = messages.findLastIndex(({ role }) => role !== 'tool') + 1;
  const results = messages.slice(from).map(({ tool_call_id: id, name, content }) => ({
    id: isText(id) ? id : '',
    name: isText(name) ? name : '',
    result: isText(content) ? content.slice(0, maxResultCharacters) : '',
  }));
  const words = messages[from - 1];
  const asks = results.length === 0;
  if (asks && (words?.role !== 'user' || !isText(words.content) || !words.content.trim())) return undefined;
  const before = asks ? messages.slice(0, -1) : messages.slice(0, from);
  return {
    input: asks && isText(words?.content) ? readable(words.content) : results,
    // Nobody but the operator speaks as the system.
    history: before.flatMap(({ role, content }): ChatTurn[] =>
      (role === 'user' || role === 'assistant') && isText(content) && content.trim()
        ? [{ role, text: content.slice(0, maxHistoryCharacters) }]
        : [],
    ),
    calls: before
      .flatMap(({ tool_calls: calls }): unknown[] => (Array.isArray(calls) ? calls : []))
      .flatMap((call) => (isRecord(call) && isText(call.id) ? [call.id] : [])),
  };
}

function readInput(input: unknown): Asked | undefined {
  if (Array.isArray(input)) return readMessages(input);
  return isText(input) && input.trim() ? { input: readable(input), history: [], calls: [] } : undefined;
}

function timeZoneOf(value: unknown) {
  try {
    if (isText(value) && value)
      return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    // A zone that this machine does not know.
  }
  return 'UTC';
}

const emailShape = /^[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/;

/** What the page says of itself. */
function placeOf(overrides: unknown) {
  const { timeZone, language, support } =
    isRecord(overrides) && isRecord(overrides.variableValues) ? overrides.variableValues : {};
  return {
    timeZone: timeZoneOf(timeZone),
    language: languageOfTag(language),
    supportEmail: isText(support) && emailShape.test(support) ? support : undefined,
  };
}

/** The request's body as the provider reads it, or everything that is wrong with it. */
export function readChatRequest(body: unknown): ChatQuestion | string[] {
  if (!isRecord(body)) return ['body must be an object'];
  const { assistantId, previousChatId, stream } = body;
  const problems: string[] = [];
  if (!isText(assistantId) || assistantId === '') problems.push('assistantId must be a string');
  const asked = readInput(body.input);
  if (!asked) problems.push('input must be a string or a list of messages that ends with a user or a tool');
  if (previousChatId !== undefined && !isText(previousChatId))
    problems.push('previousChatId must be a string');
  if (problems.length > 0 || !asked) return problems;
  return {
    ...asked,
    stream: stream === true,
    thread: isText(previousChatId) ? previousChatId : undefined,
    ...placeOf(body.assistantOverrides),
  };
}
