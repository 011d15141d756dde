import type { PGlite } from '@supabase/lite/pglite';
import { idsOf } from './sessions.ts';

/** Whoever sends a request about second factors. */
export interface FactorAsker {
  userId: string;
  sessionId: string;
  email: string;
  isStrong: boolean;
}

/** What answers to such requests need. */
export interface FactorContext {
  pg: PGlite;
  /** Sends a request to the server, which checks the token's signature. */
  forward: (request: Request) => Promise<Response>;
}

export const refuse = (status: number, error_code: string, msg: string) =>
  Response.json({ code: status, error_code, msg }, { status, headers: { 'x-sb-error-code': error_code } });

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Sends a request with the asker's headers to another path. */
export function requestTo(request: Request, method: string, path: string, body?: object) {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  if (body) headers.set('content-type', 'application/json');
  return new Request(new URL(path, request.url), {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Whoever asks, after the server has checked the token; or its refusal. */
export async function askerOf(
  request: Request,
  { pg, forward }: FactorContext,
): Promise<FactorAsker | Response> {
  const known = await forward(requestTo(request, 'GET', '/auth/v1/user'));
  if (!known.ok) return known;
  const { user, session } = idsOf(request);
  const { rows } = await pg.query<{ email: string | null; aal: string | null }>(
    `select u.email, s.aal::text as aal from auth.sessions s join auth.users u on u.id = s.user_id
     where s.id = $1 and u.id = $2`,
    [session ?? null, user ?? null],
  );
  const [row] = rows;
  if (!row || !user || !session)
    return refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  return { userId: user, sessionId: session, email: row.email ?? '', isStrong: row.aal === 'aal2' };
}
