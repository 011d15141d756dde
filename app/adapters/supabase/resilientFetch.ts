import { errorMessages } from '../../../src/services/messages.ts';
import { isOffline, whenOnline } from './online.ts';
import type { Fetch } from './transport.ts';

/** Renews a session, or redeems the code of a link: both can be done once. */
const isGrant = (url: string) => /\/token\?grant_type=(refresh_token|pkce)/.test(url);

/**
 * Keeps a session alive without a network, behind a proxy that answers with a page, and on a device whose clock is wrong.
 * - Offline, a refresh waits for the network, and so does the code of a link, for as long as a request may take (`timeout`, in ms). The
 *   vendor's client would give up at once, and not try again for a minute, or never.
 * - Only the backend itself can refuse them: an error that is not JSON comes from a proxy and becomes a 503.
 * - `expires_at` is removed, so that the vendor's client adds `expires_in` to this device's own time. Compared with the
 *   backend's time, a clock two hours fast would refresh before each request, and a slow one would never refresh.
 */
export const resilientFetch =
  (inner: Fetch, timeout: number): Fetch =>
  async (input, init) => {
    const isOnce = typeof input === 'string' && isGrant(input);
    if (isOnce && isOffline()) {
      await whenOnline(timeout);
      if (isOffline()) throw new TypeError(errorMessages.unavailable);
    }
    const answer = await inner(input, init);
    if (!answer.headers.get('content-type')?.includes('json'))
      return isOnce && answer.status >= 400 ? new Response(null, { status: 503 }) : answer;
    if (!answer.ok) return answer;

    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => undefined);
    if (!isSession(body)) return answer;
    const { expires_at: _theirs, ...session } = body;
    return Response.json(session, { status: answer.status });
  };

const isSession = (body: unknown): body is { expires_in: number; expires_at?: unknown } =>
  typeof body === 'object' && body !== null && 'access_token' in body && 'expires_in' in body;
