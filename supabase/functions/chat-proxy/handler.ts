import { readBody } from '../_shared/body.ts';
import { limited } from './answerStream.ts';
import { chatRequest } from './chatRequest.ts';
import { corsFor } from './origins.ts';

export interface ChatProxyOptions {
  /** Whose pages may ask, such as 'https://app.example.com'. */
  origins: readonly string[];
  /** The user whom this access token belongs to; undefined when it is nobody's any more. Throws when nobody can tell. */
  userOf: (token: string) => Promise<string | undefined>;
  /** 0, or the seconds until the user may ask again. */
  takeTurn: (user: string) => Promise<number>;
  assistantId: string;
  /** The provider's private key. It goes to the provider and nowhere else. */
  key: string;
  /** The provider's chat. */
  url: string;
  log: (message: string) => void;
  fetch?: typeof fetch;
  /** In ms until the provider begins to answer, and between two pieces of its answer. */
  patience?: number;
}

const longestQuestion = 64 * 1024;
const longestAnswer = 1024 * 1024;

/** As in app/adapters/vapi/chatRequest.ts: the app then begins another thread. */
const lostThread =
  /\b(?:session|previous ?chat|chat)(?: ?id)?\b.*(?:not found|expired|(?:does not|doesn't) exist|no longer|has ended|completed|must be a (?:valid )?uuid)/i;

const refusals = {
  origin: [403, 'This page may not ask.'],
  path: [404, 'POST /chat is what this answers.'],
  // `bad_jwt`: the app renews its session and asks once more.
  session: [401, 'Invalid JWT', 'bad_jwt'],
  size: [413, 'The message is too long.'],
  request: [400, 'This is not a chat request.'],
  turns: [429, 'Too many messages. Please wait.'],
  thread: [404, 'previousChatId not found'],
  busy: [503, 'The assistant is not available.'],
  provider: [502, 'The assistant could not answer.'],
} as const satisfies Record<string, readonly [status: number, message: string, code?: string]>;

/** `POST …/chat` for signed-in users, answered by the provider on the operator's account. */
export function chatProxy(options: ChatProxyOptions) {
  const { userOf, takeTurn, assistantId, key, url, log, patience = 15_000 } = options;
  const ask = options.fetch ?? fetch;
  const cors = corsFor(options.origins);

  const refuse = (why: keyof typeof refusals, headers: Record<string, string> = {}) => {
    const [status, message, code] = refusals[why];
    const body = code === undefined ? { message } : { code, message };
    return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
  };

  async function forward(question: object, leaving: AbortSignal) {
    // Until it begins to answer: from then on the stream has its own limit.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new Error(`No answer within ${patience} ms`)), patience);
    try {
      return await ask(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(question),
        signal: AbortSignal.any([leaving, limit.signal]),
        redirect: 'error',
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** The provider's refusal in our words: its own may name the account, the key or the assistant. */
  async function refusal(answer: Response, question: object) {
    const said = answer.body
      ? await new Response(limited(answer.body, { most: longestQuestion, idle: patience }))
          .text()
          .catch(() => '')
      : '';
    if ('previousChatId' in question && [400, 404, 410].includes(answer.status) && lostThread.test(said))
      return 'thread';
    log(`The provider answered ${answer.status}.`);
    return answer.status === 429 ? 'busy' : 'provider';
  }

  async function respond(request: Request, headers: Record<string, string>) {
    if (request.method !== 'POST' || !new URL(request.url).pathname.endsWith('/chat'))
      return refuse('path', headers);
    const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    const user = token === undefined ? undefined : await userOf(token);
    if (user === undefined) return refuse('session', headers);
    const body = await readBody(request, longestQuestion);
    if (body === undefined) return refuse('size', headers);
    const question = chatRequest(body, assistantId);
    if (!question) return refuse('request', headers);
    const wait = await takeTurn(user);
    if (!Number.isInteger(wait)) throw new Error('Nobody can tell whether it is the user’s turn');
    if (wait > 0) return refuse('turns', { ...headers, 'retry-after': String(wait) });

    const answer = await forward(question, request.signal);
    if (!answer.ok || !answer.body) return refuse(await refusal(answer, question), headers);
    const type = answer.headers.get('content-type') ?? '';
    if (!/^(?:application\/json|text\/event-stream)\b/i.test(type)) {
      await answer.body.cancel();
      log('The provider answered with neither JSON nor a stream.');
      return refuse('provider', headers);
    }
    return new Response(limited(answer.body, { most: longestAnswer, idle: 2 * patience }), {
      headers: {
        ...headers,
        'content-type': type,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  }

  return async (request: Request): Promise<Response> => {
    const headers = cors(request);
    if (!headers) return refuse('origin');
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    try {
      return await respond(request, headers);
    } catch (error) {
      log(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
      return refuse('busy', headers);
    }
  };
}
