import type { AttachmentType } from '../../../src/services/attachments.ts';
import {
  assistantServer,
  isAssistantPath,
  type AssistantServerOptions,
} from '../../../server/assistant/assistantServer.ts';
import type { CallSettings } from '../../../server/assistant/calls/callSettings.ts';
import type { Engine } from '../../../server/assistant/engine.ts';
import { restReader } from '../../../server/assistant/restReader.ts';
import { readBody, type BodyFailure } from '../_shared/body.ts';
import { corsFor } from '../_shared/cors.ts';
import type { SessionUser } from '../_shared/session.ts';
import { isCallPath } from '../_shared/webCalls.ts';

export interface AssistantFunctionOptions {
  /** Whose pages may ask, such as 'https://app.example.com'. */
  origins: readonly string[];
  /** The address of the Supabase project, and its publishable key. */
  project: { url: string; key: string; fetch?: typeof fetch };
  /** Who has this access token; undefined when nobody has it any more. Throws when nobody can tell. */
  sessionOf: (token: string) => Promise<SessionUser | undefined>;
  /** As the assistant's own options have them. */
  takeTurn: NonNullable<AssistantServerOptions['takeTurn']>;
  giveBack?: AssistantServerOptions['giveBack'];
  takeCallTime?: (user: string, call?: string) => Promise<number | null | undefined>;
  engine: Engine;
  /** The files that the engine can look at; none by default. */
  attachments?: readonly AttachmentType[];
  /** Keeps masked words of a refused question; absent where the operator has not turned it on. */
  keepRefused?: AssistantServerOptions['keepRefused'];
  /** For a provider whose calls ask here; absent where none may. */
  calls?: CallSettings | undefined;
  /** Answers the paths of `isCallPath`; absent where no calls are started here. */
  startCalls?: ((request: Request) => Promise<Response>) | undefined;
  log: (message: string) => void;
  /** Milliseconds that the caller's whole message may take to arrive. */
  bodyTimeoutMs?: number;
}

const unread: Readonly<Record<BodyFailure, [status: number, message: string]>> = {
  'too-large': [413, 'The message is too long.'],
  'too-slow': [408, 'The message took too long to arrive.'],
  'broken-off': [400, 'The message broke off.'],
};

const refuse = (status: number, message: string) =>
  Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });

/**
 * The assistant of this repository as a function, which reads with the user's own token: `POST …/chat` for signed-in users,
 * `GET …/chat` with what it can do, and `…/chat/ticket`, `…/call/web` and `…/chat/completions` for their calls. A function keeps nothing
 * between two requests: the page brings along what was said.
 */
export function assistantFunction(options: AssistantFunctionOptions) {
  const {
    project,
    sessionOf,
    takeTurn,
    giveBack,
    takeCallTime,
    engine,
    attachments,
    calls,
    keepRefused,
    startCalls,
    log,
    bodyTimeoutMs,
  } = options;
  const cors = corsFor(options.origins);
  const answerChat = assistantServer({
    engine,
    calls,
    ...(keepRefused && { keepRefused }),
    ...(attachments && { attachments }),
    async callerOf(token) {
      const user = await sessionOf(token);
      return user && { id: user.id, reader: restReader({ ...project, token, user }) };
    },
    takeTurn,
    giveBack,
    ...(takeCallTime && { takeCallTime }),
    log,
  });

  async function respond(request: Request): Promise<Response> {
    if (startCalls && isCallPath(new URL(request.url).pathname)) return startCalls(request);
    if (!isAssistantPath(new URL(request.url).pathname) || !['GET', 'POST'].includes(request.method))
      return refuse(404, 'POST /chat is what this answers.');
    if (request.method === 'GET') return answerChat(request);
    // Without a token it is refused in any case, so that its message need not be read.
    if (!request.headers.has('authorization'))
      return answerChat(new Request(request.url, { method: 'POST' }));
    const body = await readBody(request, {
      maxBytes: await answerChat.bodyBytes(request),
      timeoutMs: bodyTimeoutMs,
    });
    if ('problem' in body) return refuse(...unread[body.problem]);
    const { url, method, headers, signal } = request;
    return answerChat(new Request(url, { method, headers, body: body.text, signal }));
  }

  return async (request: Request): Promise<Response> => {
    const headers = cors(request);
    if (!headers) return refuse(403, 'This page may not ask.');
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    const answer = await respond(request);
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  };
}
