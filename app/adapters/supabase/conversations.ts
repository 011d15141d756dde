import type {
  ConversationsPort,
  StoredConversation,
  StoredEntry,
} from '../../../src/services/conversations.ts';
import { failed, success, type Result } from '../../../src/services/result.ts';
import { isRecord } from '../../../src/services/isRecord.ts';
import type { BackendAnswer } from './backendError.ts';
import type { SupabaseClient } from './client.ts';
import { conversationChanges } from './conversationChanges.ts';
import type { Json } from './database.types.ts';
import { failureOf, unexpected } from './failure.ts';
import { textOf, type Row } from './rows.ts';

const conversationOf = (row: Row): StoredConversation => ({
  id: textOf(row.id),
  title: textOf(row.title),
  createdAt: textOf(row.created_at),
  lastEntryAt: textOf(row.last_entry_at),
  entryCount: typeof row.entry_count === 'number' ? row.entry_count : 0,
  excerpt: textOf(row.excerpt),
});

const entryOf = (row: Row): StoredEntry => ({
  id: textOf(row.id),
  happenedAt: textOf(row.happened_at),
  isOpen: row.is_open === true,
  body: isRecord(row.body) ? row.body : {},
});

/** The rows of an answer. Also in ownData.ts and payments.ts: shared, it would be one more file for each of them to fetch. */
function rowsOf({ data, error, status }: BackendAnswer): Result<readonly Row[]> {
  if (error || status >= 400) return failed(failureOf(error ?? {}, status));
  return Array.isArray(data) && data.every(isRecord) ? success(data) : failed(unexpected);
}

/** The answer of a function that returns one value, or of a request that returns nothing. */
function valueOf({ data, error, status }: BackendAnswer): Result<unknown> {
  return error || status >= 400 ? failed(failureOf(error ?? {}, status)) : success(data);
}

const outcomes = ['stored', 'missing', 'full', 'too-many'] as const;

export interface SupabaseConversationsOptions {
  /**
   * Milliseconds between two looks for changes where the project does not push them; 5 s if not given. The longer nothing
   * has changed, the less often it looks: at most twelve times `pollMs` apart.
   */
  pollMs?: number;
}

/** Conversations in the project's tables. Each call has one time limit, which covers the repetitions of reads too. */
export function supabaseConversations(
  client: SupabaseClient,
  { pollMs = 5000 }: SupabaseConversationsOptions = {},
): ConversationsPort {
  const { rest, timeoutSignal } = client;

  async function state(): Promise<Result<Row>> {
    const answer = valueOf(await rest.rpc('conversation_state').abortSignal(timeoutSignal()));
    if (!answer.ok) return answer;
    return isRecord(answer.value) ? success(answer.value) : failed(unexpected);
  }

  const changes = conversationChanges({
    state,
    // Its code is as large as that of all conversations: it comes where the project pushes, and not before.
    push: async (userId, listener) =>
      (await import('./conversationPush.ts')).listenForPush(client, userId, listener),
    pollMs,
  });

  /** Tells this browser's other tabs that something was written, if it was. Returns `result`. */
  function notifyOtherTabs<T>(userId: string, result: Result<T>): Result<T> {
    if (result.ok) changes.tell(userId);
    return result;
  }

  return {
    async list(userId, { search = '', before, limit }) {
      const asked = {
        owner: userId,
        words: search,
        most: limit,
        ...(before && { before_time: before.lastEntryAt, before_id: before.id }),
      };
      const found = rowsOf(await rest.rpc('find_conversations', asked).abortSignal(timeoutSignal()));
      return found.ok ? success(found.value.map(conversationOf)) : found;
    },

    async load(userId, id, { before, limit }) {
      const newest = rest
        .from('conversation_entries')
        .select('id,seq,happened_at,is_open,body')
        .eq('conversation_id', id)
        .eq('user_id', userId);
      const wanted = before === undefined ? newest : newest.lt('seq', before);
      // One more than wanted tells whether there are earlier ones.
      const found = rowsOf(
        await wanted
          .order('seq', { ascending: false })
          .limit(limit + 1)
          .abortSignal(timeoutSignal()),
      );
      if (!found.ok) return found;
      const rows = found.value.slice(0, limit);
      if (rows.length === 0 && before === undefined) return failed({ kind: 'not-found', message: '' });
      const seq = rows.at(-1)?.seq;
      return success({
        entries: rows.map(entryOf).toReversed(),
        earlier: found.value.length > limit && typeof seq === 'number' ? seq : undefined,
      });
    },

    async put(userId, id, entries, title) {
      const stored = entries.map(({ id: entry, happenedAt, isOpen, body }) => ({
        id: entry,
        happened_at: happenedAt,
        is_open: isOpen,
        body: body as Json,
      }));
      const answer = valueOf(
        await rest
          .rpc('put_conversation_entries', {
            owner: userId,
            conversation: id,
            entries: stored,
            ...(title !== undefined && { title }),
          })
          .abortSignal(timeoutSignal()),
      );
      if (!answer.ok) return answer;
      const outcome = outcomes.find((each) => each === answer.value);
      if (outcome === undefined) return failed(unexpected);
      return outcome === 'stored' ? notifyOtherTabs(userId, success(outcome)) : success(outcome);
    },

    async removeEntries(userId, id, entryIds) {
      const answer = rowsOf(
        await rest
          .from('conversation_entries')
          .delete()
          .eq('conversation_id', id)
          .eq('user_id', userId)
          .in('id', entryIds)
          .select('id')
          .abortSignal(timeoutSignal()),
      );
      return answer.ok ? notifyOtherTabs(userId, success(undefined)) : answer;
    },

    async rename(userId, id, title) {
      const answer = rowsOf(
        await rest
          .from('conversations')
          .update({ title })
          .eq('id', id)
          .eq('user_id', userId)
          .select('id')
          .abortSignal(timeoutSignal()),
      );
      if (!answer.ok) return answer;
      if (answer.value.length === 0) return failed({ kind: 'not-found', message: '' });
      return notifyOtherTabs(userId, success(undefined));
    },

    async remove(userId, id) {
      // With the rows that were deleted, so that a proxy's page is not taken for an answer.
      const answer = rowsOf(
        await rest
          .from('conversations')
          .delete()
          .eq('id', id)
          .eq('user_id', userId)
          .select('id')
          .abortSignal(timeoutSignal()),
      );
      return answer.ok ? notifyOtherTabs(userId, success(undefined)) : answer;
    },

    async keptDays() {
      const found = await state();
      if (!found.ok) return found;
      const days = found.value.kept_days;
      return typeof days === 'number' || days === null ? success(days) : failed(unexpected);
    },

    watch: (userId, onChange) => changes.watch(userId, onChange),
  };
}
