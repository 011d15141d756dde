import type { SupportedStorage } from '@supabase/auth-js';

/** What `localStorage` and a test's stand-in have in common. */
export type SyncStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage that never throws: private windows refuse it and full ones throw in mid sign-in. What cannot be
 * stored lives in memory, so that the session lasts as long as the page.
 */
export function tolerantStorage(find: () => SyncStorage) {
  const memory = new Map<string, string>();
  const attempt = <T>(access: (storage: SyncStorage) => T, otherwise: T) => {
    try {
      return access(find());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key: string) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem(key: string, value: string) {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key: string) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  } satisfies SupportedStorage;
}

/** One storage per call: stories and tests begin with nobody's session. */
export function memoryStorage(): SyncStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
