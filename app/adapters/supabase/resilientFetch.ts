import { offline, online } from './online.ts';
import type { Fetch } from './transport.ts';

const isRefresh = (url: string) => url.includes('/token?grant_type=refresh_token');

/**
 * What a session has to survive on its way: no network, a proxy's page, and a clock that is wrong.
 * - Without a network a refresh waits for one: the vendor's client would give up, and not ask again for a minute.
 * - Only the backend itself can refuse a refresh; a page from in between counts as nobody there.
 * - When a session ends is counted from now, on this device's own clock. By the backend's, a clock that is two
 *   hours fast would refresh before each request, and one that is slow would never.
 */
export const resilientFetch =
  (inner: Fetch): Fetch =>
  async (input, init) => {
    const refreshing = typeof input === 'string' && isRefresh(input);
    if (refreshing && offline()) await online();
    const answer = await inner(input, init);
    if (!answer.headers.get('content-type')?.includes('json'))
      return refreshing && answer.status >= 400 ? new Response(null, { status: 503 }) : answer;
    if (!answer.ok) return answer;

    const told: unknown = await answer
      .clone()
      .json()
      .catch(() => undefined);
    if (!isSession(told)) return answer;
    const { expires_at: _theirs, ...session } = told;
    return Response.json(session, { status: answer.status });
  };

const isSession = (told: unknown): told is { expires_in: number; expires_at?: unknown } =>
  typeof told === 'object' && told !== null && 'access_token' in told && 'expires_in' in told;
