import { chatProxy, type ChatProxyOptions } from './handler.ts';
import { threadIds } from './threadId.ts';

export const app = 'https://app.example.com';
export const site = 'https://p.supabase.co/functions/v1/chat-proxy';
export const key = 'private-key-of-the-operator';

interface Upstream {
  url: string;
  authorization: string | null;
  body: unknown;
}

const users: Readonly<Record<string, string>> = { ada: 'user-1', bob: 'user-2' };

/** A proxy for two users: Ada with the token 'ada' and Bob with 'bob'. `answer`: the provider's. */
export function proxy(
  answer: (request: Request) => Response | Promise<Response>,
  more: Partial<ChatProxyOptions> = {},
) {
  const asked: Upstream[] = [];
  const logged: string[] = [];
  const turns: string[] = [];
  const givenBack: string[] = [];
  const handle = chatProxy({
    origins: [app],
    userOf: async (token) => users[token],
    takeTurn: async (user) => {
      turns.push(user);
      return 0;
    },
    giveBack: async (user) => givenBack.push(user),
    assistantId: 'a-operator',
    key,
    url: 'https://provider.test/chat',
    log: (message) => logged.push(message),
    idleTimeoutMs: 5000,
    async fetch(input, init) {
      const request = new Request(input, init);
      const authorization = request.headers.get('authorization');
      asked.push({ url: request.url, authorization, body: await request.clone().json() });
      return answer(request);
    },
    ...more,
  });
  return { handle, asked, logged, turns, givenBack };
}

export const post = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(`${site}/chat`, {
    method: 'POST',
    headers: { origin: app, authorization: 'Bearer ada', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** The id by which Ada knows the provider's conversation `id`. */
export const adasThread = (id: string) => threadIds(key).sign(id, 'user-1');

/** A streamed answer of the provider, in these pieces. */
export const streamed = (...pieces: (string | Uint8Array<ArrayBuffer>)[]) =>
  new Response(new Blob(pieces).stream(), { headers: { 'content-type': 'text/event-stream' } });

export const fine = () => Response.json({ id: 'c1', output: [{ role: 'assistant', content: 'Hi' }] });
export const hello = { assistantId: 'a1', input: 'Hello' };
