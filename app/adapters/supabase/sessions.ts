import type { DeviceSession, SessionsPort } from '../../../src/services/sessions.ts';
import { failed, success } from '../../../src/services/result.ts';
import { isRecord } from '../../../src/services/isRecord.ts';
import type { BackendError } from './backendError.ts';
import { catchMalformed } from './catchMalformed.ts';
import type { SupabaseClient } from './client.ts';
import { failureOf, unexpected } from './failure.ts';
import { textOf, type Row } from './rows.ts';

const sessionOf = (row: Row): DeviceSession => ({
  id: textOf(row.id),
  isCurrent: row.is_current === true,
  userAgent: textOf(row.user_agent),
  address: textOf(row.address),
  lastUsedAt: textOf(row.last_used_at),
});

/** The sessions port over Supabase's REST interface and its auth service. Each request has one time limit. */
export function supabaseSessions({ rest, timeoutSignal, auth, tokens }: SupabaseClient): SessionsPort {
  return {
    async list() {
      const { data, error, status } = await rest.rpc('list_sessions').abortSignal(timeoutSignal());
      // A project without the migration has no such function.
      if (status === 404) return success(undefined);
      if (error || status >= 400) return failed(failureOf(error ?? {}, status));
      const rows: unknown = data;
      return Array.isArray(rows) && rows.every(isRecord) ? success(rows.map(sessionOf)) : failed(unexpected);
    },

    async end(id) {
      const { data, error, status } = await rest
        .rpc('end_session', { session: id })
        .abortSignal(timeoutSignal());
      if (error || status >= 400) return failed(failureOf(error ?? {}, status));
      return typeof data === 'boolean' ? success(undefined) : failed(unexpected);
    },

    async endOthers() {
      try {
        const token = await tokens.current();
        if (token === undefined) return failed({ kind: 'session', message: '' });
        const { error } = await catchMalformed(auth.admin.signOut(token, 'others'));
        return error ? failed(failureOf(error)) : success(undefined);
      } catch (error) {
        return failed(failureOf(error as BackendError));
      }
    },
  };
}
