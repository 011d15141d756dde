import type { Preferences, PreferencesPort, StoredPreferences } from '../../../src/services/preferences.ts';
import { failed, success } from '../../../src/services/result.ts';
import { isRecord } from '../../../src/services/isRecord.ts';
import type { SupabaseClient } from './client.ts';
import { failureOf, unexpected } from './failure.ts';
import { textOf, type Row } from './rows.ts';

const columns = 'language,time_zone,format_locale,hour_cycle,theme,updated_at';

const oneOf = <Value extends string>(value: unknown, known: readonly Value[]) =>
  known.find((each) => each === value) ?? null;

/** A value that this version of the app does not know is left to the device. */
const preferencesOf = (row: Row): StoredPreferences => ({
  language: textOf(row.language) || null,
  timeZone: textOf(row.time_zone) || null,
  formatLocale: textOf(row.format_locale) || null,
  hourCycle: oneOf(row.hour_cycle, ['h12', 'h23']),
  theme: oneOf(row.theme, ['light', 'dark']),
  updatedAt: textOf(row.updated_at),
});

/** The columns of what was given. */
const changeOf = ({ language, timeZone, formatLocale, hourCycle, theme }: Partial<Preferences>) =>
  Object.fromEntries(
    Object.entries({
      language,
      time_zone: timeZone,
      format_locale: formatLocale,
      hour_cycle: hourCycle,
      theme,
    }).filter(([, value]) => value !== undefined),
  );

/** The preferences port over Supabase's REST interface. Each request has one time limit. */
export function supabasePreferences({ rest, timeoutSignal }: SupabaseClient): PreferencesPort {
  return {
    async load(userId) {
      const { data, error, status } = await rest
        .from('preferences')
        .select(columns)
        .eq('user_id', userId)
        .abortSignal(timeoutSignal());
      // A project without the migration has no such table.
      if (status === 404) return success(undefined);
      if (error || status >= 400) return failed(failureOf(error ?? {}, status));
      const rows: unknown = data;
      if (!Array.isArray(rows) || !rows.every(isRecord)) return failed(unexpected);
      return success(rows[0] ? preferencesOf(rows[0]) : null);
    },

    async save(userId, change) {
      const { data, error, status } = await rest
        .from('preferences')
        .upsert({ user_id: userId, ...changeOf(change) })
        .select(columns)
        .abortSignal(timeoutSignal());
      if (error || status >= 400) return failed(failureOf(error ?? {}, status));
      const [row, ...others]: unknown[] = Array.isArray(data) ? data : [];
      return isRecord(row) && others.length === 0 ? success(preferencesOf(row)) : failed(unexpected);
    },
  };
}
