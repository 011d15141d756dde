import type { Result } from './result.ts';

/**
 * How somebody wants to read the app. Null: as the device has it. `timeZone` is a name of the IANA database, `formatLocale` the BCP 47
 * tag in whose way dates and numbers are written, and `language` the one of the interface.
 */
export interface Preferences {
  language: string | null;
  timeZone: string | null;
  formatLocale: string | null;
  hourCycle: 'h12' | 'h23' | null;
  theme: 'light' | 'dark' | null;
}

/** Everything as the device has it. */
export const automaticPreferences: Preferences = {
  language: null,
  timeZone: null,
  formatLocale: null,
  hourCycle: null,
  theme: null,
};

export interface StoredPreferences extends Preferences {
  /** When they were last written, by the clock of the backend. Each write has another time. */
  updatedAt: string;
}

/** The preferences of the signed-in user. Failures are returned and never thrown. Nobody else's are found. [U39, P2] */
export interface PreferencesPort {
  /** Null when nothing was ever chosen. Undefined where the backend keeps none. */
  load(userId: string): Promise<Result<StoredPreferences | null | undefined>>;
  /** Writes what is given and leaves the rest. Returns what is stored now, which another device may have written a part of. */
  save(userId: string, change: Partial<Preferences>): Promise<Result<StoredPreferences>>;
}
