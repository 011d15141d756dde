import type { VapiChatOptions } from './adapters/vapi/chat.ts';
import type { Environment } from './env.ts';

/**
 * How the agent's chat is asked. The operator's own proxy has to know whom it answers: there the user's session goes
 * along, by `asUser`, in place of the public key.
 */
export const chatOptions = (
  { baseUrl, chatPath: path, key, assistantId }: Environment['agent'],
  asUser: typeof fetch,
): VapiChatOptions => ({
  baseUrl,
  path,
  key,
  assistantId,
  stream: true,
  ...(path === '/chat' && { fetch: asUser }),
});
