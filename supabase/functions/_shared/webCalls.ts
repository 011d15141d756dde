// Starts calls at the provider for signed-in users, so that no key to it is in the page. The provider's SDK asks here, at
// `POST …/call/web`, as it would ask the provider. The page's ticket says for whom. The provider ends the call when the
// minutes of the user's plan are over, and says how long it has been. [B55]

import { callIdOf, type callTickets } from '../../../server/assistant/calls/callTicket.ts';
import { hostedCallLanguage } from '../../../src/services/hostedCallLanguage.ts';
import { isRecord } from '../../../src/services/isRecord.ts';
import { languageOfTag } from '../../../src/services/languages.ts';
import { factsIn } from './facts.ts';
import { readBody } from './body.ts';
import { errorText } from './errorText.ts';
import type { OpenCall, openCalls } from './openCalls.ts';

export interface WebCallsOptions {
  /** The provider's private key. */
  key: string;
  assistantId: string;
  /** The provider's address, without a slash at its end. */
  url: string;
  /** The address of `…/call/ended` of this function, where the provider tells that a call is over. */
  endedUrl: string;
  /** Whose ticket it is; undefined when it is nobody's any more. Throws when nobody can tell. */
  userOfTicket: (ticket: string) => Promise<string | undefined>;
  /** As the chat's. A call is no message, but nobody may start one after another without end. */
  takeTurn: (user: string, how: { counted: boolean }) => Promise<number | undefined>;
  openCalls: ReturnType<typeof openCalls>;
  /** The call's model is the assistant of this repository, which reads with the ticket. Nobody else should have it. */
  passesTicket: boolean;
  log: (message: string) => void;
  fetch?: typeof fetch | undefined;
  /** How long the provider may take to answer, in ms; 8,000 by default. */
  timeoutMs?: number | undefined;
  /** How long the caller's whole message may take to arrive, in ms. */
  bodyTimeoutMs?: number | undefined;
  /** The time in ms. */
  now?: (() => number) | undefined;
}

/** As `maxDurationSeconds` in docs/assistant.json, and within a ticket's lifetime. */
const longestCallSeconds = 1800;
const longestBody = 64 * 1024;
/** The page waits three seconds for its ticket. */
const settleTimeoutMs = 2000;
/** After so many seconds the provider knows every call that it has begun. */
const knownAfterSeconds = 60;
/** How often the provider is asked about the same call because somebody says that it is over. */
const endedPauseMs = 5000;

/** A refusal of the provider, without its text, which may name the account, the key or the assistant. */
class ProviderRefusal extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The provider of calls answered ${status}.`);
    this.status = status;
  }
}

const paths = /\/call\/(web|ended)$/;
/** Whether a path is one of those that are answered here. */
export const isCallPath = (pathname: string) => paths.test(pathname);

const refusals = {
  path: [404, 'POST is what this answers.'],
  request: [400, 'This is no request for a call.'],
  session: [401, 'The ticket is not right, or it is over.'],
  limit: [402, 'The call minutes of this month are used up.', 'limit'],
  ending: [409, 'Your last call is still ending. Try again in a moment.', 'call_ending'],
  again: [409, 'This ticket has begun a call already.'],
  turns: [429, 'Too many calls. Please wait.'],
  provider: [502, 'The call could not be started.'],
  busy: [503, 'Calls cannot be started at the moment.'],
} as const satisfies Record<string, readonly [status: number, message: string, code?: string]>;

const fieldsOf = (value: unknown) => (isRecord(value) ? value : {});
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Whose ticket it is, as long as the session lasts with which it was issued. */
export const ticketHolder =
  (
    tickets: Pick<ReturnType<typeof callTickets>, 'open'>,
    userOf: (token: string) => Promise<string | undefined>,
  ) =>
  async (ticket: string): Promise<string | undefined> => {
    const opened = await tickets.open(ticket);
    const user = opened && (await userOf(opened.token));
    return user === opened?.user ? user : undefined;
  };

/** How long the provider's call has been, in seconds; 0 when nobody joined, undefined while it may go on. */
function lengthOf(call: unknown) {
  const { status, startedAt, endedAt } = fieldsOf(call);
  if (status !== 'ended') return undefined;
  const seconds = (Date.parse(String(endedAt)) - Date.parse(String(startedAt))) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
}

/** What the page's SDK needs to join the call. The rest tells of the account and the assistant's instructions. */
function forThePage(call: unknown) {
  const { id, webCallUrl, transport, artifactPlan, assistant } = fieldsOf(call);
  const { callToken } = fieldsOf(transport);
  return {
    id,
    webCallUrl,
    ...(textOf(callToken) && { transport: { callToken } }),
    artifactPlan: { videoRecordingEnabled: fieldsOf(artifactPlan).videoRecordingEnabled === true },
    assistant: { voice: { provider: textOf(fieldsOf(fieldsOf(assistant).voice).provider) ?? 'unknown' } },
  };
}

/** Answers `POST …/call/web` and `POST …/call/ended`. `respond` never throws. */
export function webCalls(options: WebCallsOptions) {
  const { key, assistantId, url, userOfTicket, takeTurn, openCalls, passesTicket, log } = options;
  const { endedUrl, timeoutMs = 8000, bodyTimeoutMs, now = Date.now } = options;
  const ask = options.fetch ?? fetch;

  const refuse = (why: keyof typeof refusals, more: Record<string, string> = {}) => {
    const [status, message, code] = refusals[why];
    return Response.json(
      { message, ...(code && { code }) },
      { status, headers: { 'cache-control': 'no-store', ...more } },
    );
  };

  async function provider(path: string, ms: number, init: RequestInit = {}) {
    const answer = await ask(url + path, {
      ...init,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(ms),
      redirect: 'error',
    });
    if (answer.ok) return (await answer.json()) as unknown;
    await answer.body?.cancel();
    throw new ProviderRefusal(answer.status);
  }

  /**
   * How long the provider says that a call has been. One that it does not know any more, such as one that the operator has
   * deleted there, is over: it counts as long as anybody can have talked, which the database limits to what it was granted.
   * Counted as none, it would be a free call; left open, it would hold its minutes until the month ends.
   */
  async function secondsOf({ provider: name, age }: OpenCall) {
    try {
      return lengthOf(await provider(`/call/${encodeURIComponent(name)}`, settleTimeoutMs));
    } catch (error) {
      if (error instanceof ProviderRefusal && error.status === 404 && age >= knownAfterSeconds) return age;
      throw error;
    }
  }

  /** Asks how long calls have been of which that is not known. What cannot be told now is asked again with the next call. */
  const settle = (open: readonly OpenCall[]) =>
    Promise.all(
      open.map(async (each) => {
        try {
          const seconds = await secondsOf(each);
          if (seconds !== undefined) await openCalls.end(each.caller, each.call, seconds || null);
        } catch (error) {
          log(errorText(error));
        }
      }),
    );

  /** Done before a user is told what is left: what an open call may last counts as used. */
  const settleOf = async (user: string) => settle(await openCalls.list({ caller: user }));

  async function start(given: unknown): Promise<Response> {
    const overrides = fieldsOf(fieldsOf(given).assistantOverrides);
    const ticket = textOf(fieldsOf(overrides.metadata).ticket);
    const user = ticket && (await userOfTicket(ticket));
    if (!user) return refuse('session');
    const wait = await takeTurn(user, { counted: false });
    if (wait === undefined) return refuse('session');
    if (wait !== 0) return wait > 0 ? refuse('turns', { 'retry-after': String(wait) }) : refuse('busy');
    await settleOf(user);
    const call = await callIdOf(ticket);
    const seconds = await openCalls.begin(user, call, longestCallSeconds);
    if (seconds <= 0) return refuse(seconds === 0 ? 'limit' : seconds === -2 ? 'ending' : 'again');
    const variableValues = factsIn(overrides);
    try {
      const begun = await provider('/call/web', timeoutMs, {
        method: 'POST',
        body: JSON.stringify({
          assistantId,
          assistantOverrides: {
            ...(Object.keys(variableValues).length > 0 && { variableValues }),
            ...hostedCallLanguage(languageOfTag(variableValues.language)),
            ...(passesTicket && { metadata: { ticket } }),
            maxDurationSeconds: seconds,
            server: { url: endedUrl },
            serverMessages: ['end-of-call-report'],
          },
        }),
      });
      const { id, webCallUrl } = fieldsOf(begun);
      if (!textOf(id) || !textOf(webCallUrl)) throw new Error('The provider of calls answered with no call.');
      await openCalls.setProviderId(user, call, String(id));
      return Response.json(forThePage(begun), { status: 201, headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      // Nobody has the address of that call, and nobody can join it.
      log(errorText(error));
      await openCalls.end(user, call, null);
      return refuse('provider');
    }
  }

  /** When the provider was last asked about which call because of a message. */
  const askedAt = new Map<string, number>();

  /** Whether the provider may be asked about this call again, and will be. */
  function takesLook({ provider: name }: OpenCall) {
    const at = now();
    for (const [known, then] of askedAt) if (at - then >= endedPauseMs) askedAt.delete(known);
    if (askedAt.has(name)) return false;
    askedAt.set(name, at);
    return true;
  }

  /**
   * The message itself is not trusted: it only makes us ask the provider about a call that is open, and not without end,
   * because the page knows the call's name too. What a message in between would have told, the next ticket finds out.
   */
  async function ended(given: unknown): Promise<Response> {
    const name = textOf(fieldsOf(fieldsOf(fieldsOf(given).message).call).id);
    if (name && name.length <= 100)
      await settle((await openCalls.list({ provider: name })).filter(takesLook));
    return Response.json({}, { headers: { 'cache-control': 'no-store' } });
  }

  async function respond(request: Request): Promise<Response> {
    try {
      const [, path] = paths.exec(new URL(request.url).pathname) ?? [];
      if (!path || request.method !== 'POST') return refuse('path');
      // The report of a call holds all that was said.
      const maxBytes = path === 'web' ? longestBody : 16 * longestBody;
      const body = await readBody(request, { maxBytes, timeoutMs: bodyTimeoutMs });
      if ('problem' in body) return refuse('request');
      let given: unknown;
      try {
        given = JSON.parse(body.text);
      } catch {
        return refuse('request');
      }
      return await (path === 'web' ? start(given) : ended(given));
    } catch (error) {
      log(errorText(error));
      return refuse('busy');
    }
  }
  return { respond, settleOf };
}
