import { http, HttpResponse, type RequestHandler } from 'msw';
import { backendUrl, type BackendState } from './backendState.ts';
import { publicUser } from './publicUser.ts';
import { paidBy } from './billing.ts';
import { denied, refuse } from './data.ts';

const rpc = `${backendUrl}/rest/v1/rpc`;

type Row = Readonly<Record<string, unknown>>;

const without = (row: Row, ...columns: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));

/** The areas of the database's functions, in their order, with the rows that stories have. */
function areasOf(state: BackendState, session: NonNullable<ReturnType<BackendState['sessionOf']>>) {
  const { user, id: own } = session;
  const conversations = [...state.conversations.values()].filter(({ owner }) => owner === user.id);
  const { id, email, created_at, user_metadata: metadata } = publicUser(user);
  const used = state.usage.get(user.id);
  return new Map<string, readonly Row[]>([
    ['account', [{ id, email, created_at, metadata }]],
    ['profile', user.profile ? [user.profile] : []],
    ['preferences', state.preferences.has(user.id) ? [{ ...state.preferences.get(user.id) }] : []],
    ['billing', user.billing ? [without(user.billing, 'user_id')] : []],
    ['payments', user.payments.map((row) => without(row, 'user_id'))],
    ['conversations', conversations.map((row) => without({ ...row }, 'owner', 'change', 'entries'))],
    [
      'conversation_entries',
      conversations.flatMap((row) => row.entries.map((entry) => ({ conversation_id: row.id, ...entry }))),
    ],
    ['usage', used ? [{ messages: used.messages }] : []],
    [
      'support_requests',
      state.supportRequests
        .filter(({ owner }) => owner === user.id)
        .map((row) => without({ ...row }, 'owner')),
    ],
    [
      'devices',
      state.sessionsOf(user.id, own).map((session) => ({ id: session, ...state.devices.get(session) })),
    ],
    [
      'pictures',
      [...state.files]
        .filter(([name]) => [user.id, user.email].includes(name.split('/')[0]?.toLowerCase() ?? ''))
        .map(([name]) => ({ name })),
    ],
  ]);
}

/** The database's functions `list_own_data` and `export_own_data` in miniature: a key is the place of its row. [U32] */
export function ownDataHandlers(state: BackendState): RequestHandler[] {
  /** Whose account was deleted with a token, which a hosted project accepts for a while longer. */
  const deleted = new Map<string | null, string>();
  return [
    http.post(`${rpc}/list_own_data`, async ({ request }) => {
      const session = state.sessionOf(request);
      const { owner } = (await request.json()) as { owner: string };
      if (owner !== session?.user.id) return denied('function list_own_data', session !== undefined);
      const areas = [...areasOf(state, session)];
      return HttpResponse.json(areas.map(([area, rows]) => ({ area, total: rows.length })));
    }),

    http.post(`${rpc}/export_own_data`, async ({ request }) => {
      const session = state.sessionOf(request);
      const { owner, area, after, most } = (await request.json()) as {
        owner: string;
        area: string;
        after?: [number];
        most: number;
      };
      if (owner !== session?.user.id) return denied('function export_own_data', session !== undefined);
      const rows = areasOf(state, session).get(area);
      if (!rows) return refuse(400, '22023', 'There is no such area');
      const first = after ? after[0] + 1 : 0;
      const page = rows.slice(first, first + most);
      return HttpResponse.json(page.map((body, at) => ({ key: [first + at], body })));
    }),

    http.post(`${rpc}/delete_account`, async ({ request }) => {
      const session = state.sessionOf(request);
      const { owner, only_ask } = (await request.json()) as { owner: string; only_ask: boolean };
      const token = request.headers.get('authorization');
      if (deleted.get(token) === owner) return HttpResponse.json('deleted');
      if (owner !== session?.user.id) return denied('function delete_account', session !== undefined);
      // A session that the browser brought along is older than ten minutes.
      if (/-of-visit-\d+$/.test(session.id)) return HttpResponse.json('sign-in-again');
      if (only_ask) return HttpResponse.json('ready');
      if (['stripe', 'none'].includes(state.options.billing ?? '') && paidBy(session.user))
        return HttpResponse.json('subscribed');
      if (areasOf(state, session).get('pictures')?.length) return HttpResponse.json('pictures');
      state.users.delete(owner);
      deleted.set(token, owner);
      state.closeSessions(session.id, 'global');
      return HttpResponse.json('deleted');
    }),
  ];
}
