// The folder server/auth adds what the server of @supabase/lite lacks around passwords, sign-ins, codes and sessions. This file
// ends sessions, refuses the tokens of those that have ended, and writes down on which device each one is.

import { isIP } from 'node:net';
import type { PGlite } from '@supabase/lite/pglite';
import { claimsOf } from '../../src/services/claimsOf.ts';
import { isUuid } from '../../src/services/isUuid.ts';

const idOf = (value: unknown) => (isUuid(value) ? value : undefined);

/** The user and the session that a token names. Its signature has not been checked yet. */
export function idsIn(token: string) {
  const { sub, session_id } = claimsOf(token);
  return { user: idOf(sub), session: idOf(session_id) };
}

/** The same, of a request's token. */
export const idsOf = ({ headers }: Request) => idsIn(headers.get('authorization') ?? '');

/**
 * Refuses rows and files to a token whose session has ended. @supabase/lite checks only the token's age, so that an
 * ended session could go on for the rest of its hour. The answer is the one to an unreadable token: the client then
 * tries to refresh it once, and learns that the session has ended. [S15]
 */
export async function refusedSession(request: Request, pg: PGlite): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const [, service] = /^\/(rest|storage)\/v1\//.exec(pathname) ?? [];
  const { session } = idsOf(request);
  if (!service || !session) return undefined;
  const { rows } = await pg.query('select 1 as found from auth.sessions where id = $1', [session]);
  if (rows.length > 0) return undefined;
  const message = 'invalid JWT: its session has ended';
  return service === 'rest'
    ? Response.json({ code: 'PGRST301', details: null, hint: null, message }, { status: 401 })
    : Response.json({ statusCode: '401', error: 'InvalidJWT', message }, { status: 401 });
}

/** Whether the request changes this of the signed-in user. */
function sets(name: 'password' | 'email', { method, url }: Request, requestBody: ArrayBuffer | undefined) {
  if (method !== 'PUT' || new URL(url).pathname !== '/auth/v1/user' || !requestBody) return false;
  const body: unknown = JSON.parse(new TextDecoder().decode(requestBody) || '{}');
  return (Object(body) as { password?: unknown; email?: unknown })[name] !== undefined;
}

/** Whether the request sets the password of the signed-in user. */
export const setsPassword = (request: Request, requestBody: ArrayBuffer | undefined) =>
  sets('password', request, requestBody);

/** Whether the request changes the address of the signed-in user. */
export const setsEmail = (request: Request, requestBody: ArrayBuffer | undefined) =>
  sets('email', request, requestBody);

/** Ends all sessions of the user except that of `request`, as a hosted project does when a password is set. */
export async function endOtherSessions(request: Request, pg: PGlite) {
  const { user, session } = idsOf(request);
  await pg.query(
    `with tokens as (delete from auth.refresh_tokens where user_id = $1 and session_id is distinct from $2::uuid),
       sessions as (delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid)
     update auth.users set reauthentication_token = null, reauthentication_sent_at = null where id = $1`,
    [user, session],
  );
}

/**
 * The header in which our HTTP server passes on the address of the client. It overwrites what the client sent under this
 * name.
 */
export const clientAddressHeader = 'x-client-address';

const beginsSession = /^\/auth\/v1\/(token|signup|verify|factors\/[^/]+\/verify)$/;

/**
 * Writes down with which browser and from which address a session was begun or renewed, which @supabase/lite leaves out. [U1]
 */
export async function recordDevice(request: Request, answer: Response, pg: PGlite) {
  if (!answer.ok || request.method !== 'POST' || !beginsSession.test(new URL(request.url).pathname)) return;
  const body = (await answer.clone().json()) as { access_token?: unknown } | null;
  const token = body?.access_token;
  const session = typeof token === 'string' ? idsIn(token).session : undefined;
  if (!session) return;
  const address =
    request.headers
      .get(clientAddressHeader)
      ?.replace(/^::ffff:(?=\d+\.)/i, '')
      .replace(/%.*$/, '') ?? '';
  await pg.query(
    `update auth.sessions set user_agent = $2, ip = $3::text::inet, refreshed_at = now() at time zone 'UTC' where id = $1`,
    [session, request.headers.get('user-agent'), isIP(address) ? address : null],
  );
}
