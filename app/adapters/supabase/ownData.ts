import type { OwnDataPort } from '../../../src/services/ownData.ts';
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

function rowsOf({ data, error, status }: BackendAnswer): Result<readonly Row[]> {
  if (error || status >= 400) return failed(failureOf(error ?? {}, status));
  return Array.isArray(data) && data.every(isRecord) ? success(data) : failed(unexpected);
}

/** The port of one's own data over Supabase's REST interface and its storage. Each request has one time limit. */
export function supabaseOwnData({ url, rest, fetch: ask, timeout }: SupabaseClient): OwnDataPort {
  const limit = () => AbortSignal.timeout(timeout);

  return {
    async listAreas(userId) {
      const answer = await rest.rpc('list_own_data', { owner: userId }).abortSignal(limit());
      // A project without the migration has no such function.
      if (answer.status === 404) return success(undefined);
      const found = rowsOf(answer);
      if (!found.ok) return found;
      return success(found.value.map(({ area, total }) => ({ area: textOf(area), total: Number(total) })));
    },

    async loadRows(userId, area, after) {
      const most = pageSize(area);
      const found = rowsOf(
        await rest
          .rpc('export_own_data', { owner: userId, area, most, ...(after && { after: after as Json }) })
          .abortSignal(limit()),
      );
      if (!found.ok) return found;
      const rows = found.value.map(({ body }) => body);
      if (!rows.every(isRecord)) return failed(unexpected);
      const key = found.value.at(-1)?.key;
      return success({ rows, ...(rows.length === most && Array.isArray(key) && { next: key as unknown[] }) });
    },

    async loadPicture(name) {
      try {
        const answer = await ask(`${avatarsAt(url)}${encodedPath(name)}`, { signal: limit() });
        // The storage service answers refusals with a 400, also when there is no such picture.
        if (answer.status === 400 || answer.status === 404) return failed({ kind: 'not-found', message: '' });
        if (!answer.ok) return failed(failureOf({}, answer.status));
        return success(new Uint8Array(await answer.arrayBuffer()));
      } catch (error) {
        return failed(failureOf(error instanceof Error ? error : {}));
      }
    },
  };
}
