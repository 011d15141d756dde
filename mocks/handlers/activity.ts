import { http, type RequestHandler } from 'msw';
import { backendUrl, type BackendState } from './backendState.ts';
import { answer, denied } from './data.ts';

/** The table of what was changed: everybody reads their own entries. [U22] */
export function activityHandlers(state: BackendState): RequestHandler[] {
  return [
    http.get(`${backendUrl}/rest/v1/activity`, ({ request }) => {
      const own = state.sessionOf(request);
      if (!own) return denied('table activity', false);
      const { searchParams } = new URL(request.url);
      const before = Number(searchParams.get('id')?.replace(/^lt\./, '') ?? Number.POSITIVE_INFINITY);
      const limit = Number(searchParams.get('limit') ?? Number.POSITIVE_INFINITY);
      const rows = state.activity.rows
        .filter(({ owner, id }) => owner === own.user.id && id < before)
        .toSorted((one, other) => other.id - one.id)
        .slice(0, limit);
      return answer(
        request,
        rows.map((row) => ({ ...row })),
      );
    }),
  ];
}
