import { http, HttpResponse, type RequestHandler } from 'msw';
import { conversationLimits } from '../../src/services/conversations.ts';
import { backendUrl, type BackendState } from './backendState.ts';
import type { ConversationRow, EntryRow } from './storedRows.ts';
import { answer, asked, denied, refuse } from './data.ts';
import { isRecord } from '../../src/services/isRecord.ts';

const REST = `${backendUrl}/rest/v1`;

type Row = Record<string, unknown>;

interface Search {
  owner: string;
  words?: string;
  before_time?: string;
  before_id?: string;
  most: number;
}

/** As the database has them. */
const maxEntries = 1000;
const maxConversations = 200;

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
const said = ({ body }: EntryRow) => {
  const words = body.text ?? body.result;
  return typeof words === 'string' ? words : '';
};

/** Why the database would refuse the entry. */
function violated(entry: Row) {
  if (typeof entry.id !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(entry.id)) return 'id';
  if (!isRecord(entry.body) || bytes(entry.body) > conversationLimits.entryBytes) return 'body';
  return undefined;
}

/** Adds the entries; one that is there already changes only while it is open. */
function merge(known: readonly EntryRow[], sent: readonly Row[]): readonly EntryRow[] {
  let entries = known;
  for (const { id, happened_at, is_open, body } of sent) {
    const before = entries.find((each) => each.id === id);
    const entry = {
      id: String(id),
      seq: before?.seq ?? (entries.at(-1)?.seq ?? 0) + 1,
      happened_at: new Date(String(happened_at)).toISOString(),
      is_open: is_open === true,
      body: body as Row,
    };
    if (!before) entries = [...entries, entry];
    else if (before.is_open) entries = entries.map((each) => (each === before ? entry : each));
  }
  return entries;
}

/** The conversations: the tables, their functions and policies in miniature. [L1, P2] */
export function conversationsHandlers(state: BackendState): RequestHandler[] {
  const { conversations } = state;
  const userOf = (request: Request) => state.sessionOf(request)?.user.id;
  const ofUser = (user: string) => [...conversations.values()].filter(({ owner }) => owner === user);
  let changes = 0;

  /** The conversation that the filters mean, where it is the user's own. */
  function meant(request: Request, user: string) {
    const found = conversations.get(asked(request, 'id') ?? '');
    return found?.owner === user && asked(request, 'user_id') === user ? found : undefined;
  }

  function put(user: string, { conversation, entries, title }: Row) {
    const id = String(conversation);
    const sent = entries as readonly Row[];
    const known = conversations.get(id);
    if (known ? known.owner !== user : typeof title !== 'string') return 'missing';
    if (!known && ofUser(user).length >= maxConversations) return 'too-many';
    const merged = merge(known?.entries ?? [], sent);
    if (merged.length > maxEntries) return 'full';
    const now = new Date().toISOString();
    const begun = {
      id,
      owner: user,
      title: Array.from(String(title)).slice(0, conversationLimits.title).join(''),
      created_at: now,
      last_entry_at: now,
    };
    const isLonger = merged.length > (known?.entries.length ?? 0);
    conversations.set(id, {
      ...(known ?? begun),
      ...(isLonger && { last_entry_at: now }),
      entries: merged,
      change: ++changes,
    });
    return 'stored';
  }

  function found({ id, title, created_at, last_entry_at, entries }: ConversationRow, words: string) {
    const places = entries.filter((entry) =>
      words ? said(entry).toLowerCase().includes(words) : typeof entry.body.text === 'string',
    );
    const last = places.at(-1);
    if (words && !last && !title.toLowerCase().includes(words)) return [];
    return [
      {
        id,
        title,
        created_at,
        last_entry_at,
        entry_count: entries.length,
        excerpt: last ? said(last) : null,
      },
    ];
  }

  return [
    http.post(`${REST}/rpc/put_conversation_entries`, async ({ request }) => {
      const user = userOf(request);
      if (!user) return denied('function put_conversation_entries', false);
      const body = (await request.json()) as Row;
      if (body.owner !== user) return refuse(403, '42501', 'Somebody else is signed in');
      if (!Array.isArray(body.entries) || body.entries.length > conversationLimits.entriesAtOnce)
        return refuse(400, '22023', 'A list of at most 100 entries');
      const column = (body.entries as Row[]).map(violated).find((each) => each !== undefined);
      if (column)
        return refuse(
          400,
          '23514',
          `new row for relation "conversation_entries" violates check constraint "conversation_entries_${column}_check"`,
        );
      return HttpResponse.json(put(user, body));
    }),

    http.post(`${REST}/rpc/find_conversations`, async ({ request }) => {
      const user = userOf(request);
      if (!user) return denied('function find_conversations', false);
      const { owner, words = '', before_time, before_id = '', most } = (await request.json()) as Search;
      const rows = (owner === user ? ofUser(user) : [])
        .flatMap((row) => found(row, words.toLowerCase()))
        .toSorted((a, b) => b.last_entry_at.localeCompare(a.last_entry_at) || b.id.localeCompare(a.id));
      const first = rows.findIndex(
        ({ id, last_entry_at: at }) =>
          before_time === undefined || at < before_time || (at === before_time && id < before_id),
      );
      return HttpResponse.json(first < 0 ? [] : rows.slice(first, first + most));
    }),

    http.post(`${REST}/rpc/conversation_state`, ({ request }) => {
      const user = userOf(request);
      if (!user) return denied('function conversation_state', false);
      const mark = ofUser(user)
        .map(({ id, change }) => `${id} ${change}`)
        .join(' ');
      return HttpResponse.json({ kept_days: 90, pushed: false, mark });
    }),

    http.get(`${REST}/conversation_entries`, ({ request }) => {
      const user = userOf(request);
      if (!user) return denied('table conversation_entries', false);
      const { searchParams } = new URL(request.url);
      const conversation = conversations.get(asked(request, 'conversation_id') ?? '');
      const isOwn = conversation?.owner === user && asked(request, 'user_id') === user;
      const before = Number(searchParams.get('seq')?.replace(/^lt\./, '') ?? Number.POSITIVE_INFINITY);
      const rows = (isOwn ? conversation.entries : []).filter(({ seq }) => seq < before);
      const newestFirst = rows.toReversed().slice(0, Number(searchParams.get('limit')));
      return answer(
        request,
        newestFirst.map((row) => ({ ...row })),
      );
    }),

    http.delete(`${REST}/conversation_entries`, ({ request }) => {
      const user = userOf(request);
      if (!user) return denied('table conversation_entries', false);
      const row = conversations.get(asked(request, 'conversation_id') ?? '');
      const ids =
        asked(request, 'id')
          ?.replace(/^in\.\(|\)$/g, '')
          .split(',') ?? [];
      if (row?.owner !== user || asked(request, 'user_id') !== user) return answer(request, []);
      const entries = row.entries.filter(({ id }) => !ids.includes(id));
      conversations.set(row.id, { ...row, entries, change: ++changes });
      return answer(
        request,
        row.entries.filter(({ id }) => ids.includes(id)).map(({ id }) => ({ id })),
      );
    }),

    http.patch(`${REST}/conversations`, async ({ request }) => {
      const user = userOf(request);
      if (!user) return denied('table conversations', false);
      const { title } = (await request.json()) as Row;
      const row = meant(request, user);
      if (!row) return answer(request, []);
      if (Array.from(String(title)).length > conversationLimits.title)
        return refuse(
          400,
          '23514',
          'new row for relation "conversations" violates check constraint "conversations_title_check"',
        );
      conversations.set(row.id, { ...row, title: String(title), change: ++changes });
      return answer(request, [{ id: row.id }]);
    }),

    http.delete(`${REST}/conversations`, ({ request }) => {
      const user = userOf(request);
      if (!user) return denied('table conversations', false);
      const row = meant(request, user);
      if (row) conversations.delete(row.id);
      return answer(request, row ? [{ id: row.id }] : []);
    }),
  ];
}
