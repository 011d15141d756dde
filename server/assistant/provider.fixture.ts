import { chatServer } from './chatServer.ts';
import { memoryReader } from './memoryReader.ts';
import { adasAccount } from './reader.contract.ts';
import { rulesEngine } from './rules/rulesEngine.ts';
import { storedAccount } from './storedAccount.ts';
import { threadMemory } from './threadMemory.ts';

interface ProviderOptions {
  /** The key that callers must bear. */
  key?: string;
  /** Milliseconds between two words of a streamed answer. */
  paceMs?: number;
}

/** The names that the provider's endpoint for public keys has for what our server calls the id of a conversation. */
async function asPublic(request: Request, answer: (request: Request) => Promise<Response>) {
  const { sessionId, ...body } = (await request.json()) as Record<string, unknown>;
  const asked = new Request(request.url, {
    method: 'POST',
    headers: request.headers,
    body: JSON.stringify({ ...body, ...(sessionId !== undefined && { previousChatId: sessionId }) }),
  });
  const { body: answered, status, headers } = await answer(asked);
  const named = new TransformStream<string, string>({
    transform: (text, controller) =>
      controller.enqueue(text.replaceAll(/"id":"([\da-f]{32})"/g, '"id":"chat-$1","sessionId":"$1"')),
  });
  const text = answered?.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>);
  return new Response(text?.pipeThrough(named).pipeThrough(new TextEncoderStream()) ?? null, {
    status,
    headers,
  });
}

/** Stands for the chat provider, at both of its addresses: our own server, which speaks its language, about Ada's account. */
export function chatProvider({ key = 'embedded', paceMs = 1 }: ProviderOptions = {}) {
  const answer = chatServer({
    engine: rulesEngine(),
    callerOf: async (token) =>
      token === key ? { id: 'account', reader: memoryReader(storedAccount(adasAccount)) } : undefined,
    threads: threadMemory(),
    log: () => undefined,
    paceMs,
  });
  return async (request: Request): Promise<Response> =>
    new URL(request.url).pathname.endsWith('/chat/web') ? asPublic(request, answer) : answer(request);
}
