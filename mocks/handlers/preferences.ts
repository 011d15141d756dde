import { http, type RequestHandler } from 'msw';
import { backendUrl, type BackendState } from './backendState.ts';
import type { PreferencesRow } from './storedRows.ts';
import { answer, asked, denied, refuse } from './data.ts';
import { noteChanges } from './noteChanges.ts';

const url = `${backendUrl}/rest/v1/preferences`;

const columns = ['language', 'time_zone', 'format_locale', 'hour_cycle', 'theme'] as const;

const tag = /^[a-z]{2,3}(-[A-Za-z0-9]{1,8}){0,4}$/;
/** The checks of the table. */
const forms: Readonly<Record<(typeof columns)[number], RegExp>> = {
  language: tag,
  time_zone: /^[A-Za-z][A-Za-z0-9_+-]{0,31}(\/[A-Za-z0-9_+-]{1,32}){0,2}$/,
  format_locale: tag,
  hour_cycle: /^h(12|23)$/,
  theme: /^(light|dark)$/,
};

const noPreferences = Object.fromEntries(columns.map((column) => [column, null])) as Omit<
  PreferencesRow,
  'updated_at'
>;

let writes = 0;
/** The database's clock counts microseconds, so that no two writes have the same time. */
const nextTime = () =>
  new Date().toISOString().replace('Z', `${String(writes++ % 1000).padStart(3, '0')}+00:00`);

/** Stores preferences, as a device does. */
export function storePreferences(state: BackendState, user: string, change: Partial<PreferencesRow>) {
  const row = {
    ...noPreferences,
    ...state.preferences.get(user),
    updated_at: nextTime(),
    ...change,
  };
  state.preferences.set(user, row);
  return row;
}

/** The table of preferences: everybody reads and writes their own row. [U39] */
export function preferencesHandlers(state: BackendState): RequestHandler[] {
  return [
    http.get(url, ({ request }) => {
      const user = state.sessionOf(request)?.user;
      if (!user) return denied('table preferences', false);
      const row = state.preferences.get(user.id);
      return answer(request, row && asked(request, 'user_id') === user.id ? [{ ...row }] : []);
    }),

    http.post(url, async ({ request }) => {
      const user = state.sessionOf(request)?.user;
      if (!user) return denied('table preferences', false);
      const { user_id: owner, ...change } = (await request.clone().json()) as Partial<PreferencesRow> & {
        user_id: string;
      };
      if (owner !== user.id)
        return refuse(403, '42501', 'new row violates row-level security policy for table "preferences"');
      const wrong = columns.find((column) => change[column] && !forms[column].test(change[column]));
      if (wrong)
        return refuse(
          400,
          '23514',
          `new row for relation "preferences" violates check constraint "preferences_${wrong}_check"`,
        );
      const before = { ...state.preferences.get(user.id) };
      const row = storePreferences(state, user.id, change);
      noteChanges(state, request, 'preferences', columns, before, { ...row });
      return answer(request, [{ ...row }], 201);
    }),
  ];
}
