// The assistant as the model of a call: a provider that takes a custom model asks here, and the user's ticket says for whom.

import { bearerToken } from '../../../supabase/functions/_shared/bearerToken.ts';
import { isSameSecret } from '../../../supabase/functions/_shared/sha256.ts';
import type { Caller, ChatServerOptions } from '../chatServer.ts';
import { maxMessageBytes } from '../attachments.ts';
import type { Engine } from '../engine.ts';
import { refuse as refuseChat, refuseSession } from '../refusals.ts';
import { languageOfTurn } from '../rules/languageOfTurn.ts';
import { runEngine, usualLimits } from '../runEngine.ts';
import { saidIn } from '../sayings.ts';
import { usedUp } from '../usedUp.ts';
import { readCallRequest } from './callRequest.ts';
import type { CallSettings } from './callSettings.ts';
import { callIdOf, callTickets } from './callTicket.ts';
import { deltasOf, streamedCompletion, wholeCompletion } from './completionAnswer.ts';

export interface CallServerOptions extends Pick<
  ChatServerOptions,
  'engine' | 'callerOf' | 'takeTurn' | 'log' | 'now' | 'limits'
> {
  /**
   * Counts a call up to now; without its name it only looks. The seconds that the user has left this month, 0 when they are used
   * up, -1 when an open call holds them, null without a limit; undefined when there is no such user any more. Without it, questions
   * count as messages.
   */
  takeCallTime?: (user: string, call?: string) => Promise<number | null | undefined>;
  /** Absent where no provider may ask: there are no tickets then either. */
  calls?: CallSettings | undefined;
}

/** A refusal as an OpenAI-compatible client reads it. */
const refuse = (status: number, message: string, retryAfter?: number) =>
  Response.json(
    { error: { message, type: status < 500 ? 'invalid_request_error' : 'server_error', code: null } },
    {
      status,
      headers: { 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': String(retryAfter) }) },
    },
  );

// The operator reads these in the provider's log of a call, where nothing else says what is wrong.
const noKey =
  'No key came along. Add one for the custom model in your account with the provider of calls: the value of ASSISTANT_CALL_KEY, which is sent as Authorization: Bearer.';
const wrongKey =
  'The key is not the value of ASSISTANT_CALL_KEY. Correct it in your account with the provider of calls, or set the variable again.';
const sorry = 'Sorry, that did not work. Please ask again.';

export interface CallHandlers {
  /** Answers `POST …/chat/ticket` for whoever's session comes along. */
  ticket: (request: Request) => Promise<Response>;
  /** Answers `POST …/chat/completions` for the provider of calls. */
  completions: (request: Request) => Promise<Response>;
}

/** Never throws: what goes wrong is logged. */
export function callServer(options: CallServerOptions): CallHandlers {
  const { engine, callerOf, takeTurn, takeCallTime, log, now = () => new Date(), calls } = options;
  const limits = { ...usualLimits, ...options.limits };
  const tickets = calls && callTickets(calls.ticketSecret, () => now().getTime());

  async function ticket(request: Request): Promise<Response> {
    if (!tickets || request.method !== 'POST') return refuseChat(404, 'Calls are not answered here.');
    const token = bearerToken(request);
    const user = token && (await callerOf(token));
    if (!user) return refuseSession();
    // Where calls are started here, their provider is asked about open ones, at the operator's cost.
    const wait = takeTurn && takeCallTime ? await takeTurn(user.id, { counted: false }) : 0;
    if (wait === undefined) return refuseSession();
    if (!Number.isInteger(wait) || wait < 0) throw new Error('Nobody can tell whether it is the user’s turn');
    if (wait > 0) return refuseChat(429, 'Too many calls. Please wait.', { retryAfter: wait });
    const left = await takeCallTime?.(user.id);
    if (left === -1)
      return refuseChat(409, 'Your last call is still ending. Try again in a moment.', {
        code: 'call_ending',
      });
    if (left === 0) return refuseChat(402, 'The call minutes of this month are used up.', { code: 'limit' });
    const issued = await tickets.issue({ user: user.id, token });
    if (!issued) return refuseSession();
    return Response.json(issued, { headers: { 'cache-control': 'no-store' } });
  }

  async function callerOfTicket(given: string): Promise<Caller | undefined> {
    const opened = await tickets?.open(given);
    const caller = opened && (await callerOf(opened.token));
    return caller?.id === opened?.user ? caller : undefined;
  }

  async function completions(request: Request): Promise<Response> {
    if (!calls || request.method !== 'POST') return refuse(404, 'Calls are not answered here.');
    const key = bearerToken(request);
    if (!key) return refuse(401, noKey);
    if (!(await isSameSecret(key, calls.key))) return refuse(401, wrongKey);
    const text = await request.text();
    if (text.length > maxCallBytes) return refuse(413, 'The conversation is too long.');
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return refuse(400, 'The body must be JSON.');
    }
    const question = readCallRequest(body);
    if (typeof question === 'string') return refuse(400, question);
    const caller = await callerOfTicket(question.ticket);
    if (!caller) return refuse(401, 'The ticket is not right, or it is over.');
    const wait = await turnOf(caller.id, question.ticket);
    if (wait === undefined) return refuse(401, 'There is no such user any more.');
    if (!Number.isInteger(wait)) throw new Error('Nobody can tell whether it is the user’s turn');
    if (wait > 0) return refuse(429, 'Too many messages. Please wait.', wait);
    const usedUpWords = usedUp(takeCallTime ? 'callMinutes' : 'messages');
    return answer(request, caller, question, wait < 0 ? usedUpWords : engine);
  }

  /** As `takeTurn`. Where calls are counted by their time, a question in one is no message. */
  async function turnOf(user: string, ticket: string): Promise<number | undefined> {
    if (!takeCallTime) return takeTurn ? takeTurn(user) : 0;
    const left = await takeCallTime(user, await callIdOf(ticket));
    if (left === undefined) return undefined;
    if (left !== null && !Number.isInteger(left)) return Number.NaN;
    return left === 0 ? -1 : 0;
  }

  function answer(
    request: Request,
    { reader }: Caller,
    question: Exclude<ReturnType<typeof readCallRequest>, string>,
    speaking: Engine,
  ) {
    const { input, history, timeZone, language, supportEmail, stream, model, tools } = question;
    const leaving = new AbortController();
    const leave = () => leaving.abort(new Error('The call has gone on'));
    request.signal.addEventListener('abort', leave, { once: true });
    const turn = {
      input,
      history,
      reader,
      now: now(),
      timeZone,
      language,
      ...(supportEmail && { supportEmail }),
      signal: leaving.signal,
    };
    async function* steps() {
      try {
        yield* runEngine(speaking, turn, log, limits);
      } catch (error) {
        log(`The engine threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
        yield { type: 'text', delta: `\n${saidIn(sorry, languageOfTurn(turn))}` } as const;
      }
    }
    const deltas = deltasOf(steps(), tools);
    if (!stream) return wholeCompletion(deltas, model, now()).then((whole) => Response.json(whole));
    return new Response(streamedCompletion(deltas, { model, now: now(), onLeave: leave }), {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  }

  const guarded =
    (
      handle: (request: Request) => Promise<Response>,
      refused: (status: number, message: string) => Response,
    ) =>
    async (request: Request) => {
      try {
        return await handle(request);
      } catch (error) {
        log(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
        return refused(503, 'The assistant is not available.');
      }
    };
  return { ticket: guarded(ticket, refuseChat), completions: guarded(completions, refuse) };
}

/** A provider sends the whole call with each request, with its own prompt and tools. */
export const maxCallBytes = 4 * maxMessageBytes;
