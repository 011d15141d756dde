import type { ChatRequest } from '../../../src/services/chat.ts';

type Asked = Pick<ChatRequest, 'input' | 'history'>;

/** A message as the provider's chat takes it. */
type WireMessage =
  | { role: 'user' | 'assistant'; content: string }
  | {
      role: 'assistant';
      tool_calls: { id: string; type: 'function'; function: { name: string; arguments: string } }[];
    }
  | { role: 'tool'; tool_call_id: string; name: string; content: string };

/**
 * C6: the words alone where they are enough. `anew`: the provider remembers nothing of what was said.
 * Results of tools then need the call that they answer, which no model accepts them without.
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

/** 'Session not found', 'previousChatId … Does Not Exist', or the id of a provider that was used before this one. */
const unknownThread =
  /\b(?:session|previous ?chat|chat)(?: ?id)?\b.*(?:not found|expired|(?:does not|doesn't) exist|no longer|has ended|completed|must be a (?:valid )?uuid)/i;

/** Whether the provider refused a message because it no longer knows the thread. */
export async function isUnknownThread(response: Response): Promise<boolean> {
  if (![400, 404, 410].includes(response.status)) return false;
  const body: unknown = await response.json().catch(() => undefined);
  const messages = [Object(body).message].flat();
  return messages.some((message) => typeof message === 'string' && unknownThread.test(message));
}
