import { claimsOf } from '../../../src/services/claimsOf.ts';
import { needsFactor } from '../../../src/services/needsFactor.ts';

interface SessionOptions {
  /** The address of the Supabase project. */
  url: string;
  /** The publishable key. */
  key: string;
  fetch?: typeof fetch;
  /** Request timeout, in ms; 10,000 by default. */
  timeoutMs?: number;
}

/** Whoever is signed in. */
export interface SessionUser {
  id: string;
  /** '' for whoever has none. */
  email: string;
  /** The id of the session, where the token names one. */
  session?: string;
}

/** The session that a token is of. */
function sessionIn(token: string): Pick<SessionUser, 'session'> {
  const { session_id: session } = claimsOf(token);
  return typeof session === 'string' ? { session } : {};
}

/**
 * Asks the project whose token this is. A token that was signed out is refused, even if it has not expired yet, and so is one
 * whose session has not shown the user's second factor: the functions act with the service's rights. [U9]
 */
export function sessionOfToken({ url, key, fetch: ask = fetch, timeoutMs = 10_000 }: SessionOptions) {
  return async (token: string): Promise<SessionUser | undefined> => {
    const answer = await ask(`${url}/auth/v1/user`, {
      headers: { apikey: key, authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if ([400, 401, 403, 404].includes(answer.status)) return undefined;
    if (!answer.ok) throw new Error(`The project answered ${answer.status} to whose session this is`);
    const user: unknown = await answer.json();
    // The project has checked the token's signature, so what the token says of its session is true.
    if (needsFactor(token, user)) return undefined;
    const { id, email } = Object(user) as { id?: unknown; email?: unknown };
    if (typeof id !== 'string' || id === '') return undefined;
    return { id, email: typeof email === 'string' ? email : '', ...sessionIn(token) };
  };
}

/** The same, where the user's id is all that matters. */
export function userOfToken(options: SessionOptions) {
  const sessionOf = sessionOfToken(options);
  return async (token: string): Promise<string | undefined> => (await sessionOf(token))?.id;
}
