import { UnknownCustomer } from '../_shared/billing/unknownCustomer.ts';
import { bearerToken } from '../_shared/bearerToken.ts';
import { readBody } from '../_shared/body.ts';
import { corsFor } from '../_shared/cors.ts';
import { errorText } from '../_shared/errorText.ts';
import type { SessionUser } from '../_shared/session.ts';
import { actions } from './actions.ts';
import type { BillingContext } from './purchase.ts';
import { Refused, refusal, refuse } from './refusals.ts';
import { repair } from './repair.ts';

export interface BillingFunctionOptions extends BillingContext {
  /** Whose pages may ask, such as 'https://app.example.com'. */
  origins: readonly string[];
  /** Who has this access token; undefined when nobody has it any more. Throws when nobody can tell. */
  sessionOf: (token: string) => Promise<SessionUser | undefined>;
  /** The project's secret key, with which the operator may look at everybody. */
  serviceKey: string;
  /** How many requests a user may make in a minute: each costs several at the provider. 30 by default. */
  perMinute?: number;
  /** How long a request may take to arrive, in ms. */
  bodyTimeoutMs?: number;
}

const longestBody = 4096;

function parse(text: string): Record<string, unknown> {
  try {
    const json: unknown = text === '' ? {} : JSON.parse(text);
    if (typeof json === 'object' && json !== null && !Array.isArray(json))
      return json as Record<string, unknown>;
  } catch {
    // What is not JSON is refused like what is no object.
  }
  return refuse('request');
}

/**
 * `POST …/{checkout,portal,preview,cancel,end,resume,sync}` for signed-in users, and `POST …/repair` for the operator. No card
 * ever comes here: whoever pays does so on the provider's own pages. [B4]
 */
export function billingFunction(options: BillingFunctionOptions) {
  const { origins, sessionOf, call, log, serviceKey, perMinute = 30, bodyTimeoutMs } = options;
  const cors = corsFor(origins);
  const run = actions(options);
  const repairSome = repair(options, serviceKey);

  async function bodyOf(request: Request) {
    const read = await readBody(request, { maxBytes: longestBody, timeoutMs: bodyTimeoutMs });
    return 'problem' in read ? refuse(read.problem) : parse(read.text);
  }

  async function userOf(request: Request): Promise<SessionUser> {
    const token = bearerToken(request);
    return (token === undefined ? undefined : await sessionOf(token)) ?? refuse('session');
  }

  /** Resolves to the seconds until the user may ask again. */
  async function waitOf(user: SessionUser): Promise<number> {
    const wait = await call('take_billing_turn', { caller: user.id, per_minute: perMinute });
    // A token may outlive its user by an hour.
    return typeof wait === 'number' ? wait : refuse('session');
  }

  async function respond(request: Request): Promise<Response> {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (request.method !== 'POST') return refuse('path');
    const done = (value: object) => Response.json(value, { headers: { 'cache-control': 'no-store' } });
    if (name === 'repair') {
      const wanted = await bodyOf(request);
      return done((await repairSome(request.headers.get('apikey'), wanted)) ?? refuse('session'));
    }
    const action = (Object.hasOwn(run, name) ? run[name] : undefined) ?? refuse('path');
    // The provider's pages lead back there, so that a request that names no page of ours cannot be done.
    const page = request.headers.get('origin') ?? refuse('origin');
    const user = await userOf(request);
    const body = await bodyOf(request);
    const wait = await waitOf(user);
    if (wait > 0) return refusal('too-many', { 'retry-after': String(wait) });
    return done(await action({ user, page, body }));
  }

  return async (request: Request): Promise<Response> => {
    const headers = cors(request);
    if (!headers) return refusal('origin');
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    const answer = await respond(request).catch((error: unknown) => {
      if (error instanceof Refused) return refusal(error.why);
      log(errorText(error));
      if (error instanceof UnknownCustomer) return refusal('other-account');
      return refusal('provider', { 'retry-after': '5' });
    });
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  };
}
