import type { ActivityRow } from './activityLog.ts';
import type { BackendState } from './backendState.ts';

type Row = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

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
  const userAgent =
    request.headers.get('user-agent') ?? (typeof navigator === 'undefined' ? '' : navigator.userAgent);
  state.activity.note(user.id, { actor, subject, change: 'updated', details, user_agent: userAgent });
}
