import { http, HttpResponse, type RequestHandler } from 'msw';
import { backendUrl, type BackendState } from './backendState.ts';
import type { StoredDevice } from './storedRows.ts';
import { denied, refuse } from './data.ts';
import { noteSecurity } from './noteChanges.ts';

const rpc = `${backendUrl}/rest/v1/rpc`;

/** Where a session is used of which nothing else was said. */
const usualDevice = (): StoredDevice => ({
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  address: '203.0.113.7',
  lastUsedAt: new Date().toISOString(),
});

/** The database's functions `list_sessions` and `end_session` in miniature. [U1] */
export function sessionsHandlers(state: BackendState): RequestHandler[] {
  return [
    http.post(`${rpc}/list_sessions`, ({ request }) => {
      const own = state.sessionOf(request);
      if (!own) return denied('function list_sessions', false);
      const rows = state.sessionsOf(own.user.id, own.id).map((id) => {
        const { userAgent, address, lastUsedAt } = state.devices.get(id) ?? usualDevice();
        return {
          id,
          is_current: id === own.id,
          user_agent: userAgent,
          address,
          created_at: lastUsedAt,
          last_used_at: lastUsedAt,
        };
      });
      const order = (row: (typeof rows)[number]) => `${Number(row.is_current)}${row.last_used_at}`;
      return HttpResponse.json(rows.toSorted((one, other) => (order(one) < order(other) ? 1 : -1)));
    }),

    http.post(`${rpc}/end_session`, async ({ request }) => {
      const own = state.sessionOf(request);
      if (!own) return denied('function end_session', false);
      const { session } = (await request.json()) as { session: string };
      if (session === own.id) return refuse(400, '22023', 'Sign out to end the session that asks');
      const { userAgent } = state.devices.get(session) ?? usualDevice();
      const isEnded = state.endSession(own.user.id, session);
      if (isEnded)
        noteSecurity(state, request, own.user.id, {
          subject: 'session',
          change: 'removed',
          details: { device: [userAgent ?? '', ''] },
        });
      return HttpResponse.json(isEnded);
    }),
  ];
}
