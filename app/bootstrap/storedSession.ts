import { needsFactor } from '../../src/services/needsFactor.ts';
import type { Signed } from '../adapters/supabase/user.ts';

/** A stored session that is still valid. */
export interface StoredSession {
  /** The user as stored. People write their own metadata, so any field but the id may have any shape. */
  user: Signed['user'];
  /** The access token, for requests before the app's code has loaded. */
  token: string;
  /** When the session expires, in ms since the epoch. */
  expiresAtMs: number;
  /** The name that the dashboard shows; 'User' without one. */
  name: string;
  /** The email; '' without one. */
  email: string;
  /** When the account was created, as ISO 8601; '' when unknown. */
  createdAt: string;
}

/** What somebody without a name is called. */
export const nameless = 'User';

/** A session with less time left than this, in ms, must be refreshed first, which needs the auth client's code. */
const refreshMarginMs = 90_000;

/** The value if it is a text. An unpaired surrogate would break the address and the header that the text goes into. */
const textOf = (value: unknown) => (typeof value === 'string' && !/\p{Cs}/u.test(value) ? value : '');

/** The session in `text`; undefined when it is not one, or expires soon. Never throws. [S1, E2] */
export function readStoredSession(text: string): StoredSession | undefined {
  let found: Record<string, unknown>;
  try {
    found = Object(JSON.parse(text)) as typeof found;
  } catch {
    // The auth client removes it after it has loaded.
    return undefined;
  }
  const end = found['expires_at'];
  const token = textOf(found['access_token']);
  const user = Object(found['user']) as Record<string, unknown>;
  if (typeof end !== 'number' || end * 1000 - Date.now() <= refreshMarginMs || !token || !textOf(user['id']))
    return undefined;
  // The code is asked for first, so there is no dashboard to show at once. [U10]
  if (needsFactor(token, user)) return undefined;
  const metadata = Object(user['user_metadata']) as Record<string, unknown>;
  return {
    user: user as unknown as StoredSession['user'],
    token,
    expiresAtMs: end * 1000,
    name: textOf(metadata['full_name']) || nameless,
    email: textOf(user['email']),
    createdAt: textOf(user['created_at']),
  };
}
