import type { SupportedStorage } from '@supabase/auth-js';

/** The methods of `localStorage` that are used, so that tests can pass their own. */
export type SyncStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether a stored value is a session. An older version, another program or half a write may have left anything. */
function isSession(value: string) {
  try {
    const { access_token, refresh_token, expires_at, user } = Object(JSON.parse(value));
    const { id, email } = Object(user);
    return (
      [access_token, refresh_token, id].every((text) => typeof text === 'string' && text !== '') &&
      Number.isFinite(expires_at) &&
      ['string', 'undefined'].includes(typeof email)
    );
  } catch {
    return false;
  }
}

/**
 * A storage that never throws, although private windows refuse storage and full ones throw at a write. What cannot be
 * stored is kept in memory, so that the session lasts as long as the page. Under `sessionKey` it returns a session or
 * null.
 */
export function tolerantStorage(find: () => SyncStorage, sessionKey: string) {
  const memory = new Map<string, string>();
  const orElse = <T>(access: (storage: SyncStorage) => T, otherwise: T) => {
    try {
      return access(find());
    } catch {
      return otherwise;
    }
  };
  const stores = (key: string, value: string) =>
    orElse((storage) => {
      storage.setItem(key, value);
      return storage.getItem(key) === value;
    }, false);
  return {
    getItem(key: string) {
      const value = memory.get(key) ?? orElse((storage) => storage.getItem(key), null);
      return value !== null && key === sessionKey && !isSession(value) ? null : value;
    },
    setItem(key: string, value: string) {
      memory.delete(key);
      if (stores(key, value)) return;
      // A reload must not find the previous session, whose refresh token has been used.
      orElse((storage) => storage.removeItem(key), undefined);
      if (!stores(key, value)) memory.set(key, value);
    },
    removeItem(key: string) {
      memory.delete(key);
      orElse((storage) => storage.removeItem(key), undefined);
    },
  } satisfies SupportedStorage;
}

/** A storage in memory, empty at first, for stories and tests. */
export function memoryStorage(): SyncStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
