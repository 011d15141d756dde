import type { ChatRequest } from '../../../src/services/chat.ts';

type Asked = Pick<ChatRequest, 'input' | 'history'>;

/** A message in the format of the provider's chat. */
type WireMessage =
  | { role: 'user' | 'assistant'; content: string }
  | {
      role: 'assistant';
      tool_calls: { id: string; type: 'function'; function: { name: string; arguments: string } }[];
    }
  | { role: 'tool'; tool_call_id: string; name: string; content: string };

/**
 * The input of a request. Where the provider remembers the conversation, it is the user's text alone. `isNewThread`:
 * the provider remembers nothing, so earlier messages are sent along; results of tools then need the calls that they
 * answer, because no model accepts them without. [C6]
 */
export function requestInput({ input, history = [] }: Asked, isNewThread: boolean): string | WireMessage[] {
  const before: WireMessage[] = isNewThread ? history.map(({ role, text }) => ({ role, content: text })) : [];
  if (typeof input === 'string')
    return before.length > 0 ? [...before, { role: 'user', content: input }] : input;
  const results = input.map(({ id, name, result }): WireMessage => ({
    role: 'tool',
    tool_call_id: id,
    name,
    content: result,
  }));
  if (!isNewThread) return results;
  const calls = input.map(({ id, name }) => ({
    id,
    type: 'function' as const,
    function: { name, arguments: '{}' },
  }));
  return [...before, { role: 'assistant', tool_calls: calls }, ...results];
}

/** Matches 'Session not found', 'previousChatId … Does Not Exist', and the refusal of another provider's id. */
const unknownThread =
  /\b(?:session|previous ?chat|chat)(?: ?id)?\b.*(?:not found|expired|(?:does not|doesn't) exist|no longer|has ended|completed|must be a (?:valid )?uuid)/i;

/** Whether the provider refused a message because it no longer knows the thread. */
export async function isUnknownThread(response: Response): Promise<boolean> {
  if (![400, 404, 410].includes(response.status)) return false;
  const body: unknown = await response.json().catch(() => undefined);
  const messages = [Object(body).message].flat();
  return messages.some((message) => typeof message === 'string' && unknownThread.test(message));
}
