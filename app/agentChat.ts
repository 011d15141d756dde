import type { VapiChatOptions } from './adapters/vapi/chat.ts';
import type { Environment } from './parseEnvironment.ts';

/**
 * The options of the agent's chat. The operator's own proxy must know the user, so requests to it carry the user's
 * session (by `asUser`) instead of the public key.
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
