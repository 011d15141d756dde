import { deletionAnswers, type DataPage, type OwnDataPort } from '../../../src/services/ownData.ts';
import { isRecord } from '../../../src/services/isRecord.ts';
import { failed, success, type Result } from '../../../src/services/result.ts';
import { avatarsAt, encodedPath } from './avatar.ts';
import type { BackendAnswer } from './backendError.ts';
import type { SupabaseClient } from './client.ts';
import type { Json } from './database.types.ts';
import { failureOf, unexpected } from './failure.ts';
import { textOf, type Row } from './rows.ts';

/** Rows of a page. An entry of a conversation may have 32 kB. */
const pageSize = (area: string) => (area === 'conversation_entries' ? 100 : 500);

/** The rows of an answer. Also in conversations.ts and payments.ts: shared, it would be one more file for each of them to fetch. */
function rowsOf({ data, error, status }: BackendAnswer): Result<readonly Row[]> {
  if (error || status >= 400) return failed(failureOf(error ?? {}, status));
  return Array.isArray(data) && data.every(isRecord) ? success(data) : failed(unexpected);
}

/** The port of one's own data over Supabase's REST interface and its storage. Each request has one time limit. */
export function supabaseOwnData({
  url,
  storageUrl,
  rest,
  fetch: ask,
  timeoutSignal,
}: SupabaseClient): OwnDataPort {
  async function loadRows(
    userId: string,
    area: string,
    after?: readonly unknown[],
  ): Promise<Result<DataPage>> {
    const most = pageSize(area);
    const found = rowsOf(
      await rest
        .rpc('export_own_data', { owner: userId, area, most, ...(after && { after: after as Json }) })
        .abortSignal(timeoutSignal()),
    );
    if (!found.ok) return found;
    const rows = found.value.map(({ body }) => body);
    if (!rows.every(isRecord)) return failed(unexpected);
    const key = found.value.at(-1)?.key;
    return success({ rows, ...(rows.length === most && Array.isArray(key) && { next: key as unknown[] }) });
  }

  /** Resolves to how many there were. What the policies hide is left out of the answer, which is a success all the same. */
  async function removeFiles(names: readonly string[]): Promise<Result<number>> {
    try {
      const answer = await ask(`${storageUrl}/object/avatars`, {
        method: 'DELETE',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ prefixes: names }),
        signal: timeoutSignal(),
      });
      const responseBody: unknown = await answer.json().catch(() => undefined);
      if (!answer.ok) return failed(failureOf(isRecord(responseBody) ? responseBody : {}, answer.status));
      return Array.isArray(responseBody) ? success(responseBody.length) : failed(unexpected);
    } catch (error) {
      return failed(failureOf(error instanceof Error ? error : {}));
    }
  }

  return {
    async listAreas(userId) {
      const answer = await rest.rpc('list_own_data', { owner: userId }).abortSignal(timeoutSignal());
      // A project without the migration has no such function.
      if (answer.status === 404) return success(undefined);
      const found = rowsOf(answer);
      if (!found.ok) return found;
      return success(found.value.map(({ area, total }) => ({ area: textOf(area), total: Number(total) })));
    },

    loadRows,

    async loadPicture(name) {
      try {
        const answer = await ask(`${avatarsAt(url)}${encodedPath(name)}`, { signal: timeoutSignal() });
        // The storage service answers refusals with a 400, also when there is no such picture.
        if (answer.status === 400 || answer.status === 404) return failed({ kind: 'not-found', message: '' });
        if (!answer.ok) return failed(failureOf({}, answer.status));
        return success(new Uint8Array(await answer.arrayBuffer()));
      } catch (error) {
        return failed(failureOf(error instanceof Error ? error : {}));
      }
    },

    async removePictures(userId) {
      for (;;) {
        const found = await loadRows(userId, 'pictures');
        if (!found.ok) return found;
        const names = found.value.rows.map(({ name }) => textOf(name));
        if (names.length === 0) return success(undefined);
        const removed = await removeFiles(names);
        if (!removed.ok) return removed;
        // Going on would never end.
        if (removed.value === 0) return failed(unexpected);
      }
    },

    async deleteAccount(userId, { isOnlyAsked } = { isOnlyAsked: false }) {
      const { data, error, status } = await rest
        .rpc('delete_account', { owner: userId, only_ask: isOnlyAsked })
        .abortSignal(timeoutSignal());
      if (error || status >= 400) return failed(failureOf(error ?? {}, status));
      const answer = deletionAnswers.find((each) => each === data);
      return answer ? success(answer) : failed(unexpected);
    },
  };
}
