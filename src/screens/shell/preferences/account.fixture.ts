import { vi } from 'vitest';
import {
  automaticPreferences,
  type Preferences,
  type PreferencesPort,
  type StoredPreferences,
} from '../../../services/preferences.ts';
import { failed, success, type Result } from '../../../services/result.ts';

/** An account, as all devices share it. Its answers can be held back. */
export function account(row: StoredPreferences | null | 'none' = null) {
  let stored = row === 'none' ? undefined : row;
  let count = 0;
  let refusal: Result<never> | undefined;
  let hold: Promise<void> = Promise.resolve();
  const save = vi.fn(async (_userId: string, change: Partial<Preferences>) => {
    await hold;
    if (refusal) return refusal;
    stored = { ...automaticPreferences, ...stored, ...change, updatedAt: `time ${++count}` };
    return success(stored);
  });
  const load = vi.fn(async (): Promise<Result<StoredPreferences | null | undefined>> => {
    await hold;
    return refusal ?? success(stored);
  });
  const port: PreferencesPort = { load, save };
  return {
    load,
    save,
    open: async () => port,
    stored: () => stored,
    refuse: (message: string | undefined, kind: 'session' | 'unavailable' = 'unavailable') =>
      (refusal = message === undefined ? undefined : failed({ kind, message })),
    /** Until the returned function is called, nothing is answered. */
    holdBack() {
      let release = () => {};
      hold = new Promise((resolve) => (release = resolve));
      return () => release();
    },
  };
}

export const lisbon: StoredPreferences = {
  ...automaticPreferences,
  timeZone: 'Europe/Lisbon',
  formatLocale: 'en-GB',
  theme: 'dark',
  updatedAt: 'time 0',
};

/** Another tab of this browser keeps these preferences of Ada's, and tells this one by an event, as browsers do. */
export function storeInOtherTab(stored: object) {
  const tab = document.body.appendChild(document.createElement('iframe'));
  const text = JSON.stringify({ userId: 'ada', unsaved: {}, ...stored });
  tab.contentWindow!.localStorage.setItem('parley-preferences', text);
  tab.remove();
}
