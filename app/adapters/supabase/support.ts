import { failed, success, type Result } from '../../../src/services/result.ts';
import type {
  NewSupportRequest,
  SupportPort,
  SupportRequest,
  SupportState,
} from '../../../src/services/support.ts';
import { isRecord } from '../../../src/services/isRecord.ts';
import type { BackendAnswer } from './backendError.ts';
import type { SupabaseClient } from './client.ts';
import { failureOf, unexpected } from './failure.ts';
import { textOf } from './rows.ts';

const states: readonly SupportState[] = ['open', 'answered', 'closed'];
const columns = 'id,state,created_at';

/** The request in the only row of an answer; undefined when there is no row. */
function requestIn({ data, error, status }: BackendAnswer): Result<SupportRequest | undefined> {
  if (error || status >= 400) return failed(failureOf(error ?? {}, status));
  if (!Array.isArray(data)) return failed(unexpected);
  const [row] = data as unknown[];
  if (row === undefined) return success(undefined);
  const state = isRecord(row) ? states.find((each) => each === row.state) : undefined;
  if (!isRecord(row) || state === undefined) return failed(unexpected);
  return success({ id: textOf(row.id), state, createdAt: textOf(row.created_at) });
}

/** Requests to support in the project's table. Each request has one time limit. */
export function supabaseSupport({ rest, timeoutSignal }: SupabaseClient): SupportPort {
  const find = async (userId: string, column: 'id' | 'conversation', value: string) =>
    requestIn(
      await rest
        .from('support_requests')
        .select(columns)
        .eq('user_id', userId)
        .eq(column, value)
        .order('created_at', { ascending: false })
        .limit(1)
        .abortSignal(timeoutSignal()),
    );

  /** The row that kept a new one from being stored: the same one, or another open one of the conversation. */
  async function known(userId: string, { id, conversation }: NewSupportRequest) {
    const same = await find(userId, 'id', id);
    return !same.ok || same.value ? same : find(userId, 'conversation', conversation);
  }

  return {
    async send(userId, { id, conversation, note, thread }) {
      const stored = requestIn(
        await rest
          .from('support_requests')
          .insert({ id, user_id: userId, conversation, note, thread })
          .select(columns)
          .abortSignal(timeoutSignal()),
      );
      if (stored.ok)
        return stored.value ? success({ outcome: 'sent', request: stored.value }) : failed(unexpected);
      if (stored.failure.code === '54000') return success({ outcome: 'too-many' });
      if (stored.failure.code !== '23505') return stored;
      const before = await known(userId, { id, conversation, note, thread });
      if (!before.ok) return before;
      if (!before.value) return stored;
      return success({ outcome: before.value.id === id ? 'sent' : 'already-open', request: before.value });
    },

    async load(userId, id) {
      const found = await find(userId, 'id', id);
      if (!found.ok) return found;
      return found.value ? success(found.value) : failed({ kind: 'not-found', message: '' });
    },
  };
}
