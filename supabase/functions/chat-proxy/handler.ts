import { usedUpWords } from '../../../server/assistant/usedUp.ts';
import type { callTickets } from '../../../server/assistant/calls/callTicket.ts';
import type { Language } from '../../../src/services/languages.ts';
import { threadNotFound } from '../../../src/services/threadNotFound.ts';
import { bearerToken } from '../_shared/bearerToken.ts';
import { readBody } from '../_shared/body.ts';
import { errorText } from '../_shared/errorText.ts';
import { callersAnswer, callersEvents } from './answerIds.ts';
import { limitStream } from './answerStream.ts';
import { chatRequest } from './chatRequest.ts';
import { corsFor } from '../_shared/cors.ts';
import { returnsTurn } from '../_shared/turns.ts';
import { isCallPath } from '../_shared/webCalls.ts';
import { threadIds } from './threadId.ts';

export interface ChatProxyOptions {
  /** The sites whose pages may send requests, such as 'https://app.example.com'. */
  origins: readonly string[];
  /**
   * The id of the user whose access token this is; undefined when it is not valid any more. Throws when it cannot be
   * checked.
   */
  userOf: (token: string) => Promise<string | undefined>;
  /**
   * Resolves to 0, to the seconds until the user may send the next message, to -1 when the month's messages are used up, or
   * to undefined when the user is deleted. One that is not `counted` is no message of the month.
   */
  takeTurn: (user: string, how?: { counted: boolean }) => Promise<number | undefined>;
  /** Takes a turn off the month's messages again; `secondsAgo`: when it was taken. */
  giveBack: (user: string, secondsAgo: number) => Promise<unknown>;
  /** Where calls are started here too. */
  calls?: {
    /**
     * The seconds of calls that the user has left this month, 0 when they are used up, -1 when an open call holds them; undefined
     * when the user is deleted.
     */
    timeOf: (user: string) => Promise<number | null | undefined>;
    /** What the page starts a call with. */
    tickets: Pick<ReturnType<typeof callTickets>, 'issue'>;
    /** Answers the paths of `isCallPath`. */
    start: (request: Request) => Promise<Response>;
  };
  assistantId: string;
  /** The provider's private key. It is sent only to the provider, and signs the ids of conversations. */
  key: string;
  /** The address of the provider's chat endpoint. */
  url: string;
  log: (message: string) => void;
  fetch?: typeof fetch;
  /** How long the provider may take to begin its answer, and between two pieces of it, in ms; 15,000 by default. */
  idleTimeoutMs?: number;
  /** How long the caller’s whole message may take to arrive, in ms. */
  bodyTimeoutMs?: number;
  /** How long the provider’s whole answer may take, in ms; 300,000 by default. */
  answerTimeoutMs?: number;
}

const longestQuestion = 64 * 1024;
const longestAnswer = 1024 * 1024;

const refusals = {
  origin: [403, 'This page may not ask.'],
  path: [404, 'POST /chat is what this answers.'],
  // `bad_jwt` makes the app refresh its session and try once more.
  session: [401, 'Invalid JWT', 'bad_jwt'],
  'too-large': [413, 'The message is too long.'],
  'too-slow': [408, 'The message took too long to arrive.'],
  'broken-off': [400, 'The message broke off.'],
  request: [400, 'This is not a chat request.'],
  turns: [429, 'Too many messages. Please wait.'],
  minutes: [402, 'The call minutes of this month are used up.', 'limit'],
  ending: [409, 'Your last call is still ending. Try again in a moment.', 'call_ending'],
  thread: [404, 'previousChatId not found'],
  busy: [503, 'The assistant is not available.'],
  provider: [502, 'The assistant could not answer.'],
} as const satisfies Record<string, readonly [status: number, message: string, code?: string]>;

/** Answers `POST …/chat` of signed-in users through the provider, on the operator's account. [C6, P1] */
export function chatProxy(options: ChatProxyOptions) {
  const { userOf, takeTurn, giveBack, assistantId, key, url, log, idleTimeoutMs = 15_000 } = options;
  const { bodyTimeoutMs, answerTimeoutMs = 300_000, calls } = options;
  const ask = options.fetch ?? fetch;
  const cors = corsFor(options.origins);
  const threads = threadIds(key);

  const refuse = (why: keyof typeof refusals, headers: Record<string, string> = {}) => {
    const [status, message, code] = refusals[why];
    const body = code === undefined ? { message } : { code, message };
    return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
  };

  async function forward(question: object, leaving: AbortSignal) {
    // Limits the time until the answer begins. Later each pause has a limit, and so has the whole answer.
    const limit = new AbortController();
    const timer = setTimeout(
      () => limit.abort(new Error(`No answer within ${idleTimeoutMs} ms`)),
      idleTimeoutMs,
    );
    try {
      return await ask(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(question),
        signal: AbortSignal.any([leaving, limit.signal, AbortSignal.timeout(answerTimeoutMs)]),
        redirect: 'error',
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** A refusal of the provider in our own words, because its text may name the account, the key or the assistant. */
  async function refusal(answer: Response, question: object) {
    const said = answer.body
      ? await new Response(limitStream(answer.body, { maxBytes: longestQuestion, idleTimeoutMs }))
          .text()
          .catch(() => '')
      : '';
    if ('previousChatId' in question && [400, 404, 410].includes(answer.status) && threadNotFound.test(said))
      return 'thread';
    log(`The provider answered ${answer.status}.`);
    return answer.status === 429 ? 'busy' : 'provider';
  }

  /** Passes the provider's answer on, with the conversation's id signed for the user. */
  async function passOn(
    answer: Response,
    { user, leaving, returnTurn }: { user: string; leaving: AbortSignal; returnTurn: () => Promise<void> },
    headers: Record<string, string>,
  ) {
    const { body } = answer;
    if (!body) throw new Error('The provider answered without a body');
    const type = answer.headers.get('content-type') ?? '';
    const safe = { ...headers, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
    const words = limitStream(
      body,
      { maxBytes: longestAnswer, idleTimeoutMs: 2 * idleTimeoutMs },
      async (how) => {
        // A caller who leaves also tears off the provider's answer, perhaps before its first byte.
        if ((how === 'empty' || how === 'broken') && !leaving.aborted) await returnTurn();
      },
    );
    const sign = (providerId: string) => threads.sign(providerId, user);
    if (/^text\/event-stream\b/i.test(type))
      return new Response(words.pipeThrough(callersEvents(sign, returnTurn)), {
        headers: { ...safe, 'content-type': type },
      });
    if (/^application\/json\b/i.test(type)) {
      const whole = await callersAnswer(await new Response(words).text(), sign);
      if (whole) return Response.json(whole, { headers: safe });
    } else await words.cancel().catch(() => undefined);
    log('The provider answered with neither JSON nor a stream.');
    await returnTurn();
    return refuse('provider', headers);
  }

  /** Told as an answer, like the assistant of this repository does: the page leads on to the plans. [B54] */
  function usedUp(language: Language, headers: Record<string, string>) {
    const content = usedUpWords('messages', { language, now: new Date() });
    return Response.json(
      { output: [{ role: 'assistant', content, refused: 'limit' }] },
      { headers: { ...headers, 'cache-control': 'no-store' } },
    );
  }

  /** What the page starts a call with, at `POST …/call/web`. [B55] */
  async function ticket(
    request: Request,
    { timeOf, tickets }: NonNullable<ChatProxyOptions['calls']>,
    headers: Record<string, string>,
  ) {
    const token = bearerToken(request);
    const user = token && (await userOf(token));
    // The provider is asked about open calls before it is known what is left, at the operator's cost.
    const wait = user ? await takeTurn(user, { counted: false }) : undefined;
    if (!user || wait === undefined) return refuse('session', headers);
    if (!Number.isInteger(wait) || wait < 0) throw new Error('Nobody can tell whether it is the user’s turn');
    if (wait > 0) return refuse('turns', { ...headers, 'retry-after': String(wait) });
    const left = await timeOf(user);
    if (left === 0 || left === -1) return refuse(left ? 'ending' : 'minutes', headers);
    const issued = left !== undefined && (await tickets.issue({ user, token }));
    if (!issued) return refuse('session', headers);
    return Response.json(issued, { headers: { ...headers, 'cache-control': 'no-store' } });
  }

  async function respond(request: Request, headers: Record<string, string>) {
    const { pathname } = new URL(request.url);
    if (calls && isCallPath(pathname)) {
      const answer = await calls.start(request);
      for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
      return answer;
    }
    if (request.method !== 'POST') return refuse('path', headers);
    if (calls && pathname.endsWith('/chat/ticket')) return ticket(request, calls, headers);
    if (!pathname.endsWith('/chat')) return refuse('path', headers);
    const token = bearerToken(request);
    const user = token === undefined ? undefined : await userOf(token);
    if (user === undefined) return refuse('session', headers);
    const body = await readBody(request, { maxBytes: longestQuestion, timeoutMs: bodyTimeoutMs });
    if ('problem' in body) return refuse(body.problem, headers);
    const asked = chatRequest(body.text, assistantId);
    if (!asked) return refuse('request', headers);
    const { threadId } = asked;
    const previousChatId = threadId === undefined ? undefined : await threads.verify(threadId, user);
    // Answered as if the provider had forgotten the thread: the app starts another one, with what was said before.
    if (threadId !== undefined && previousChatId === undefined) return refuse('thread', headers);
    const wait = await takeTurn(user);
    if (wait === undefined) return refuse('session', headers);
    if (!Number.isInteger(wait)) throw new Error('Nobody can tell whether it is the user’s turn');
    if (wait < 0) return usedUp(asked.language, headers);
    if (wait > 0) return refuse('turns', { ...headers, 'retry-after': String(wait) });

    // A turn is used once the provider is asked, and given back only where something of ours has failed. [B41]
    const hasLeftBefore = request.signal.aborted;
    const returnTurn = returnsTurn({ giveBack, log }, user);
    const question = { ...asked.question, ...(previousChatId !== undefined && { previousChatId }) };
    try {
      const answer = await forward(question, request.signal);
      if (answer.ok) return await passOn(answer, { user, leaving: request.signal, returnTurn }, headers);
      const why = await refusal(answer, question);
      await returnTurn();
      return refuse(why, headers);
    } catch (error) {
      if (hasLeftBefore || !request.signal.aborted) await returnTurn();
      throw error;
    }
  }

  return async (request: Request): Promise<Response> => {
    const headers = cors(request);
    if (!headers) return refuse('origin');
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    try {
      return await respond(request, headers);
    } catch (error) {
      log(errorText(error));
      return refuse('busy', headers);
    }
  };
}
