// This folder is the assistant: it answers people's questions about their account, in the shapes of the chat provider, so
// that the app can talk to either. This file is its HTTP side, for Node, Deno and the stories' service worker:
//   engine.ts         what an engine is, and what it may read
//   rules/, model/    the engines: without a language model, and with one
//   assistantServer.ts  the chat together with calls/, where a provider of calls asks
//   restReader.ts     reads an account over the API, as the signed-in user; memoryReader.ts from rows in memory, which
//                     storedAccount.ts reads as the database would
//   chatRequest.ts    what a request says; attachments.ts the files that came with it
//   answerTurn.ts     an answer, as chatAnswer.ts writes it; threadMemory.ts what was said before; refusals.ts what is refused
//   usedUp.ts         what is said when the month's messages or call minutes are used up
//   runEngine.ts      keeps an engine within limits

import {
  maxAttachmentBytes,
  maxAttachments,
  type AttachmentType,
  type ChatAbilities,
} from '../../src/services/attachments.ts';
import { randomId } from '../../src/services/randomId.ts';
import { bearerToken } from '../../supabase/functions/_shared/bearerToken.ts';
import { returnsTurn } from '../../supabase/functions/_shared/turns.ts';
import { answerTurn } from './answerTurn.ts';
import {
  attachedCharacters,
  maxMessageBytes,
  maxMessageWithFilesBytes,
  readAttachments,
} from './attachments.ts';
import { readChatRequest, withoutRefs, type ChatQuestion } from './chatRequest.ts';
import type { AccountReader, Engine } from './engine.ts';
import { refuse, refuseSession } from './refusals.ts';
import { usualLimits, type EngineLimits } from './runEngine.ts';
import type { Thread, ThreadMemory } from './threadMemory.ts';
import { usedUp } from './usedUp.ts';

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
  /**
   * 0, the seconds until the user may ask again, or -1 when the month's messages are used up; undefined when there is no
   * such user any more. A turn that is not `counted` is no message of the month, and is never -1.
   */
  takeTurn?: (user: string, how?: { counted: boolean }) => Promise<number | undefined>;
  /** Takes a turn off the month's messages again; `secondsAgo`: when it was taken. */
  giveBack?: ((user: string, secondsAgo: number) => Promise<unknown>) | undefined;
  /** Whether the operator keeps refused questions of users who agree. */
  keepRefused?: unknown;
  /** The files that the engine can look at; none by default. */
  attachments?: readonly AttachmentType[];
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

/** The user reads this one. [W5] */
export const tooLongMessage = 'The message is too long.';
const tooLong = () => refuse(413, tooLongMessage);

/** A conversation as it goes on: what is known of it before this message. */
interface Begun {
  id: string;
  thread: Thread;
}

export interface ChatHandler {
  /** Answers `POST …/chat`, and `GET …/chat` with what the assistant can do, for whoever's session comes along. */
  (request: Request): Promise<Response>;
  /**
   * How many bytes the body of this request may have. Only a signed-in user whose request announces its length may send
   * files, where they are taken at all. Whoever passes a request on reads no more of it.
   */
  bodyBytes: (request: Request) => Promise<number>;
}

/** The chat for signed-in users. Never throws: what goes wrong is logged. */
export function chatServer(options: ChatServerOptions): ChatHandler {
  const { engine, callerOf, takeTurn, giveBack, threads, log, now = () => new Date() } = options;
  const { paceMs = 0, keepAliveMs = 5000, attachments: accepted = [] } = options;
  const limits = { ...usualLimits, ...options.limits };

  /** Undefined when the request names a conversation that this user does not have. */
  function begin(user: string, { thread: id, history, calls }: ChatQuestion): Begun | undefined {
    const known = id === undefined ? { turns: [], calls: [] } : threads?.recall(user, id);
    if (!known) return undefined;
    const turns = [...known.turns, ...history].map((turn) => ({ ...turn, text: withoutRefs(turn.text) }));
    return { id: id ?? randomId(), thread: { turns, calls: [...known.calls, ...calls] } };
  }

  async function callerIn(request: Request): Promise<Caller | undefined> {
    const token = bearerToken(request);
    return token === undefined ? undefined : callerOf(token);
  }

  function abilities() {
    const can: ChatAbilities = {
      attachments: accepted,
      maxBytes: maxAttachmentBytes,
      maxFiles: maxAttachments,
      ...(options.keepRefused !== undefined && { keepsRefused: true }),
    };
    return Response.json(can, { headers: { 'cache-control': 'no-store' } });
  }

  async function respond(request: Request): Promise<Response> {
    const { method } = request;
    if (method !== 'POST' && method !== 'GET') return refuse(404, `Cannot ${method} /chat`);
    const user = await callerIn(request);
    if (!user) return refuseSession();
    if (method === 'GET') return abilities();
    let body: unknown;
    const text = await request.text();
    try {
      body = JSON.parse(text);
    } catch {
      return refuse(400, 'body must be valid JSON');
    }
    if (text.length - attachedCharacters(body) > maxMessageBytes) return tooLong();
    const question = readChatRequest(body);
    if (Array.isArray(question)) return refuse(400, question);
    const files = readAttachments(Object(body).attachments, accepted);
    if ('status' in files) return refuse(files.status, files.message);
    const { input } = question;
    if (files.length > 0 && typeof input !== 'string')
      return refuse(400, 'attachments must come with the words of the user');
    const begun = begin(user.id, question);
    // As if it had been forgotten, whosever it is: the page begins another one, and brings along what was said.
    if (!begun) return refuse(404, 'Previous chat not found');
    if (typeof input !== 'string' && input.some(({ id }) => !begun.thread.calls.includes(id)))
      return refuse(400, "messages with role 'tool' must answer a preceding tool call");
    const wait = takeTurn ? await takeTurn(user.id) : 0;
    if (wait === undefined) return refuseSession();
    if (!Number.isInteger(wait)) throw new Error('Nobody can tell whether it is the user’s turn');
    if (wait > 0) return refuse(429, 'Too many messages. Please wait.', { retryAfter: wait });
    const returnTurn = wait === 0 && giveBack ? returnsTurn({ giveBack, log }, user.id) : undefined;
    const { timeZone, language, supportEmail, stream } = question;
    const turn = {
      input,
      ...(files.length > 0 && { attachments: files }),
      history: begun.thread.turns,
      reader: user.reader,
      now: now(),
      timeZone,
      language,
      ...(supportEmail && { supportEmail }),
      ...(options.keepRefused !== undefined && { marksRefused: true as const }),
    };
    const asked = {
      turn,
      id: threads && begun.id,
      thread: begun.thread,
      remember: (thread: Thread) => threads?.remember(user.id, begun.id, thread),
      giveBack: returnTurn,
      stream,
    };
    const answering = wait < 0 ? usedUp('messages') : engine;
    return answerTurn(request, asked, { engine: answering, limits, log, paceMs, keepAliveMs });
  }

  async function answerChat(request: Request): Promise<Response> {
    try {
      return await respond(request);
    } catch (error) {
      log(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
      return refuse(503, 'The assistant is not available.');
    }
  }

  async function bodyBytes(request: Request) {
    const isLarge = Number(request.headers.get('content-length')) > maxMessageBytes;
    if (!isLarge || accepted.length === 0) return maxMessageBytes;
    const user = await callerIn(request).catch(() => undefined);
    return user ? maxMessageWithFilesBytes : maxMessageBytes;
  }

  return Object.assign(answerChat, { bodyBytes });
}
