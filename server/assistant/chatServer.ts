// The room server/assistant: answers people's questions about their account, in the shapes of the chat provider, so that
// the app can talk to either. This file is its HTTP side, for Node, Deno and the stories' service worker:
//   engine.ts         what an engine is, and what it may read
//   rules/, model/    the engines: without a language model, and with one
//   restReader.ts     reads an account over the API, as the signed-in user
//   chatRequest.ts    what a request says; chatAnswer.ts what is sent back; threadMemory.ts what was said before
//   runEngine.ts      keeps an engine within limits

import { randomId } from '../../src/services/randomId.ts';
import { addStep, eventStream, nothingGiven, wholeMessage } from './chatAnswer.ts';
import { readChatRequest, withoutRefs, type ChatQuestion } from './chatRequest.ts';
import type { AccountReader, Engine, Turn } from './engine.ts';
import { runEngine, usualLimits, type EngineLimits } from './runEngine.ts';
import type { Thread, ThreadMemory } from './threadMemory.ts';

/** Somebody who is signed in. */
export interface Caller {
  id: string;
  /** Reads their account, as them. */
  reader: AccountReader;
}

export interface ChatServerOptions {
  engine: Engine;
  /** Whose access token this is; undefined when it is nobody's any more. Throws when nobody can tell. */
  callerOf: (token: string) => Promise<Caller | undefined>;
  /** 0, or the seconds until the user may ask again; undefined when there is no such user any more. */
  takeTurn?: (user: string) => Promise<number | undefined>;
  /**
   * What was said before. Without a memory the answers name no conversation, so that the page brings the last turns
   * along with each message.
   */
  threads?: ThreadMemory;
  log: (line: string) => void;
  now?: () => Date;
  limits?: Partial<EngineLimits>;
  /** Milliseconds between two words of a streamed answer, for stories; 0 by default. */
  paceMs?: number;
  /** Milliseconds of silence after which the page is told to go on waiting; 5000 by default. It waits 15 seconds. */
  keepAliveMs?: number;
}

const refuse = (
  status: number,
  message: string | string[],
  more: { code?: string; retryAfter?: number } = {},
) =>
  Response.json(
    { message, statusCode: status, ...(more.code && { code: more.code }) },
    {
      status,
      headers: {
        'cache-control': 'no-store',
        ...(more.retryAfter && { 'retry-after': String(more.retryAfter) }),
      },
    },
  );
/** `bad_jwt`: the app renews its session and asks once more. */
const refuseSession = () => refuse(401, 'Invalid JWT', { code: 'bad_jwt' });

/** A conversation as it goes on: what is known of it before this message. */
interface Begun {
  id: string;
  thread: Thread;
}

/** Answers `POST …/chat` for whoever's session comes along. */
export function chatServer(options: ChatServerOptions) {
  const { engine, callerOf, takeTurn, threads, log, now = () => new Date() } = options;
  const { paceMs = 0, keepAliveMs = 5000 } = options;
  const limits = { ...usualLimits, ...options.limits };

  /** Undefined when the request names a conversation that this user does not have. */
  function begin(user: string, { thread: id, history, calls }: ChatQuestion): Begun | undefined {
    const known = id === undefined ? { turns: [], calls: [] } : threads?.recall(user, id);
    if (!known) return undefined;
    const turns = [...known.turns, ...history].map((turn) => ({ ...turn, text: withoutRefs(turn.text) }));
    return { id: id ?? randomId(), thread: { turns, calls: [...known.calls, ...calls] } };
  }

  function answer(request: Request, user: Caller, question: ChatQuestion, { id, thread }: Begun) {
    const { input, timeZone, language, supportEmail, stream } = question;
    const leaving = new AbortController();
    const leave = () => leaving.abort(new Error('The user has left'));
    request.signal.addEventListener('abort', leave, { once: true });
    const turn: Turn = {
      input,
      history: thread.turns,
      reader: user.reader,
      now: now(),
      timeZone,
      language,
      ...(supportEmail && { supportEmail }),
      signal: leaving.signal,
    };
    const given = nothingGiven();
    /** Also of an answer that was stopped: the user has read its beginning. */
    const remember = () => {
      const open =
        typeof input === 'string' ? thread.calls : thread.calls.filter((call) => !isAnswered(call));
      threads?.remember(user.id, id, {
        turns: [
          ...thread.turns,
          ...(typeof input === 'string' ? [{ role: 'user' as const, text: input }] : []),
          ...(given.text.trim() ? [{ role: 'assistant' as const, text: withoutRefs(given.text) }] : []),
        ],
        calls: [...open, ...given.calls.map((call) => call.id)],
      });
    };
    const isAnswered = (call: string) =>
      typeof input !== 'string' && input.some((result) => result.id === call);
    const steps = runEngine(engine, turn, log, limits);
    const head = threads ? { id } : {};
    const onError = (error: unknown) =>
      log(`The engine threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);

    const streamed = () =>
      new Response(
        eventStream(steps, {
          head,
          keepAliveMs,
          paceMs,
          onStep: (step) => addStep(given, step),
          onEnd: remember,
          onError,
          onLeave: leave,
        }),
        {
          headers: {
            'content-type': 'text/event-stream; charset=utf-8',
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
          },
        },
      );
    async function whole() {
      try {
        for await (const step of steps) addStep(given, step);
      } catch (error) {
        onError(error);
        return refuse(500, 'The assistant could not answer.');
      } finally {
        remember();
      }
      return Response.json(
        { ...head, output: [wholeMessage(given)] },
        { status: 201, headers: { 'cache-control': 'no-store' } },
      );
    }
    return stream ? streamed() : whole();
  }

  async function respond(request: Request): Promise<Response> {
    if (request.method !== 'POST') return refuse(404, `Cannot ${request.method} /chat`);
    const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    const user = token === undefined ? undefined : await callerOf(token);
    if (!user) return refuseSession();
    let body: unknown;
    try {
      body = await request.json();
    } catch {
      return refuse(400, 'body must be valid JSON');
    }
    const question = readChatRequest(body);
    if (Array.isArray(question)) return refuse(400, question);
    const begun = begin(user.id, question);
    // As if it had been forgotten, whosever it is: the page begins another one, and brings along what was said.
    if (!begun) return refuse(404, 'Previous chat not found');
    const { input } = question;
    if (typeof input !== 'string' && input.some(({ id }) => !begun.thread.calls.includes(id)))
      return refuse(400, "messages with role 'tool' must answer a preceding tool call");
    const wait = takeTurn ? await takeTurn(user.id) : 0;
    if (wait === undefined) return refuseSession();
    if (!Number.isInteger(wait)) throw new Error('Nobody can tell whether it is the user’s turn');
    if (wait > 0) return refuse(429, 'Too many messages. Please wait.', { retryAfter: wait });
    return answer(request, user, question, begun);
  }

  return async function answerChat(request: Request): Promise<Response> {
    try {
      return await respond(request);
    } catch (error) {
      log(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
      return refuse(503, 'The assistant is not available.');
    }
  };
}
