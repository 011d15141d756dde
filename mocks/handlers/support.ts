import { http, type RequestHandler } from 'msw';
import { supportLimits } from '../../src/services/support.ts';
import { backendUrl, type BackendState } from './backendState.ts';
import type { SupportRow } from './storedRows.ts';
import { answer, asked, denied, refuse } from './data.ts';

const url = `${backendUrl}/rest/v1/support_requests`;

/** As the database has it: how many requests a user may send in a day. */
const mostInADay = 5;

const characters = (text: string) => Array.from(text).length;

const columns = ({ id, state, created_at }: SupportRow) => ({ id, state, created_at });

/** Why the table would refuse the row. */
function refusal(known: readonly SupportRow[], { id, conversation, note, thread }: SupportRow) {
  const length = characters(thread);
  const broken =
    characters(note) > supportLimits.note
      ? 'note'
      : length < 1 || length > supportLimits.thread
        ? 'thread'
        : undefined;
  if (broken)
    return refuse(
      400,
      '23514',
      `new row for relation "support_requests" violates check constraint "support_requests_${broken}_check"`,
    );
  if (known.some((row) => row.id === id || (row.conversation === conversation && row.state === 'open')))
    return refuse(409, '23505', 'duplicate key value violates unique constraint "support_requests_pkey"');
  return known.length >= mostInADay
    ? refuse(413, '54000', 'A user sends at most five requests in a day')
    : undefined;
}

/** The requests to support: the table and its policies in miniature. [A75, P2] */
export function supportHandlers(state: BackendState): RequestHandler[] {
  const userOf = (request: Request) => state.sessionOf(request)?.user.id;
  const ofUser = (user: string) => state.supportRequests.filter(({ owner }) => owner === user);
  return [
    http.post(url, async ({ request }) => {
      const user = userOf(request);
      if (!user) return denied('table support_requests', false);
      const { user_id: owner, ...given } = (await request.json()) as Record<string, string>;
      if (owner !== user) return denied('table support_requests', true);
      const row: SupportRow = {
        id: given.id ?? '',
        owner,
        conversation: given.conversation ?? '',
        note: given.note ?? '',
        thread: given.thread ?? '',
        state: 'open',
        created_at: new Date().toISOString(),
      };
      const refused = refusal(ofUser(user), row);
      if (refused) return refused;
      state.supportRequests.push(row);
      return answer(request, [columns(row)], 201);
    }),

    http.get(url, ({ request }) => {
      const user = userOf(request);
      if (!user) return denied('table support_requests', false);
      const [id, conversation] = [asked(request, 'id'), asked(request, 'conversation')];
      const isMeant = (row: SupportRow) =>
        asked(request, 'user_id') === user && (id ? row.id === id : row.conversation === conversation);
      return answer(request, ofUser(user).filter(isMeant).toReversed().slice(0, 1).map(columns));
    }),
  ];
}
