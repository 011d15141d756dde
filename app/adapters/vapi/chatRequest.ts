import type { ChatRequest } from '../../../src/services/chat.ts';
import { threadNotFound } from '../../../src/services/threadNotFound.ts';

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

/** Whether the provider refused a message because it no longer knows the thread. */
export async function isUnknownThread(response: Response): Promise<boolean> {
  if (![400, 404, 410].includes(response.status)) return false;
  const body: unknown = await response.json().catch(() => undefined);
  const messages = [Object(body).message].flat();
  return messages.some((message) => typeof message === 'string' && threadNotFound.test(message));
}
