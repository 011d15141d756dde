import type { ActivityRow } from './activityLog.ts';
import type { BackendState } from './backendState.ts';

type Row = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const userAgentOf = (request: Request) =>
  request.headers.get('user-agent') ?? (typeof navigator === 'undefined' ? '' : navigator.userAgent);

/** Writes down a change of how a user signs in, as the database's triggers do. [U22] */
export function noteSecurity(
  state: BackendState,
  request: Request,
  owner: string,
  entry: Pick<ActivityRow, 'subject' | 'change'> & Partial<Pick<ActivityRow, 'details'>>,
) {
  state.activity.note(owner, { actor: 'user', details: {}, user_agent: userAgentOf(request), ...entry });
}

/** Writes down what a request has changed of these columns, as the database's triggers do. [U22] */
export function noteChanges(
  state: BackendState,
  request: Request,
  subject: ActivityRow['subject'],
  columns: readonly string[],
  before: Row,
  after: Row,
) {
  const user = state.sessionOf(request)?.user;
  const details = Object.fromEntries(
    columns.flatMap((column) => {
      const [was, is] = [textOf(before[column]), textOf(after[column])];
      const shown = (value: string) => (column === 'avatar_url' && value ? 'picture' : value.slice(0, 200));
      return was === is ? [] : [[column, [shown(was), shown(is)] as [string, string]]];
    }),
  );
  if (!user || Object.keys(details).length === 0) return;
  const actor = request.headers.get('x-parley-actor') === 'agent' ? 'agent' : 'user';
  const user_agent = userAgentOf(request);
  state.activity.note(user.id, { actor, subject, change: 'updated', details, user_agent });
}
