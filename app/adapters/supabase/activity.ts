import { activityOf, type ActivityPort } from '../../../src/services/activity.ts';
import { isRecord } from '../../../src/services/isRecord.ts';
import { failed, success } from '../../../src/services/result.ts';
import type { SupabaseClient } from './client.ts';
import { failureOf, unexpected } from './failure.ts';

/** The activity port over Supabase's REST interface. Each request has one time limit. */
export function supabaseActivity({ rest, timeoutSignal }: SupabaseClient): ActivityPort {
  return {
    async list({ before, limit }) {
      const newest = rest
        .from('activity')
        .select('id,happened_at,actor,subject,change,details,user_agent')
        .order('id', { ascending: false })
        // One more than is shown tells whether there are more.
        .limit(limit + 1);
      const asked = before === undefined ? newest : newest.lt('id', before);
      const { data, error, status } = await asked.abortSignal(timeoutSignal());
      // A project without the migration has no such table.
      if (status === 404) return success(undefined);
      if (error || status >= 400) return failed(failureOf(error ?? {}, status));
      const rows: unknown = data;
      if (!Array.isArray(rows) || !rows.every(isRecord)) return failed(unexpected);
      const entries = rows.slice(0, limit).map(activityOf);
      const last = entries.at(-1);
      return success({ entries, ...(rows.length > limit && last && { next: last.id }) });
    },
  };
}
