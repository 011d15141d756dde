import { isRecord } from '../../../src/services/isRecord.ts';
import { languageOfTag, type Language } from '../../../src/services/languages.ts';
import { factsIn, isText } from '../_shared/facts.ts';

type Fields = Record<string, unknown>;

const mostMessages = 60;

const isName = (value: unknown) => typeof value === 'string' && /^[\w-]{1,100}$/.test(value);

function toolCall(value: unknown) {
  if (!isRecord(value) || !isRecord(value.function)) return undefined;
  const { name, arguments: given } = value.function;
  if (!isName(value.id) || !isName(name) || !isText(given)) return undefined;
  return { id: value.id, type: 'function', function: { name, arguments: given } };
}

/** Reads a message. Only the operator may write as `system`, because the assistant's rules are there. */
function message(value: unknown) {
  if (!isRecord(value)) return undefined;
  const { role, content, tool_calls: calls, tool_call_id: id, name } = value;
  if (role === 'user' && isText(content)) return { role, content };
  if (role === 'tool' && isText(content) && isName(id) && isName(name))
    return { role, tool_call_id: id, name, content };
  if (role !== 'assistant') return undefined;
  if (isText(content) && calls === undefined) return { role, content };
  const read = Array.isArray(calls) ? calls.slice(0, mostMessages).map(toolCall) : [];
  return read.length > 0 && read.every(Boolean) ? { role, tool_calls: read } : undefined;
}

function inputOf(input: unknown) {
  if (isText(input) && input.trim() !== '') return input;
  if (!Array.isArray(input) || input.length === 0 || input.length > mostMessages) return undefined;
  const messages = input.map(message);
  return messages.every(Boolean) ? messages : undefined;
}

/**
 * The parts of a caller's request that go to the provider: what was said, the facts about the user, and the
 * conversation's id as the caller knows it. Everything else is left out, above all another assistant, model or prompt,
 * which the operator would pay for. Undefined for anything that is not a request.
 */
export function chatRequest(
  body: string,
  assistantId: string,
): { question: Fields; threadId: string | undefined; language: Language } | undefined {
  let asked: unknown;
  try {
    asked = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (!isRecord(asked)) return undefined;
  const { previousChatId: threadId, stream, assistantOverrides } = asked;
  const input = inputOf(asked.input);
  if (input === undefined || (threadId !== undefined && typeof threadId !== 'string')) return undefined;
  const variableValues = factsIn(assistantOverrides);
  const question = {
    assistantId,
    input,
    ...(stream === true && { stream }),
    ...(Object.keys(variableValues).length > 0 && { assistantOverrides: { variableValues } }),
  };
  return { question, threadId, language: languageOfTag(variableValues.language) };
}
