import type { Signed } from '../adapters/supabase/user.ts';

/** A session that the browser stored and that can be used as it is. */
export interface StoredSession {
  /** As stored: people write their own metadata, so any field but the id may be of any shape. */
  user: Signed['user'];
  /** The access token, for the requests that go out before the app's code is here. */
  token: string;
  /** When the session ends, in ms since the epoch. */
  expiresAtMs: number;
  /** The name that the dashboard greets; 'User' without one. */
  name: string;
  /** '' without one. */
  email: string;
}

/** A session with less time left is renewed first, which needs the auth client's code. In ms. */
const refreshMarginMs = 90_000;

/** Half of a surrogate pair would break the address and the header that the text goes into. */
const textOf = (value: unknown) => (typeof value === 'string' && !/\p{Cs}/u.test(value) ? value : '');

/** What `text` holds, when it is a session that lasts a while; undefined for anything else. Never throws. [S1, E2] */
export function readStoredSession(text: string): StoredSession | undefined {
  let found: Record<string, unknown>;
  try {
    found = Object(JSON.parse(text)) as typeof found;
  } catch {
    // The auth client throws it away when it comes.
    return undefined;
  }
  const end = found['expires_at'];
  const token = textOf(found['access_token']);
  const user = Object(found['user']) as Record<string, unknown>;
  if (typeof end !== 'number' || end * 1000 - Date.now() <= refreshMarginMs || !token || !textOf(user['id']))
    return undefined;
  const metadata = Object(user['user_metadata']) as Record<string, unknown>;
  return {
    user: user as unknown as StoredSession['user'],
    token,
    expiresAtMs: end * 1000,
    name: textOf(metadata['full_name']) || 'User',
    email: textOf(user['email']),
  };
}
