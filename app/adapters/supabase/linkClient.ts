import type { SupportedStorage } from '@supabase/auth-js';
import type { SupabaseClient } from './client.ts';
import { memoryStorage } from './storage.ts';

/**
 * The storage of an isolated client: what redeems links goes where the main client keeps it, and everything else is forgotten with
 * the page. `ownKey` and `sharedKey`: the names under which the two clients store.
 */
function verifierStorage(shared: SupportedStorage, ownKey: string, sharedKey: string): SupportedStorage {
  const memory = memoryStorage();
  const place = (name: string) =>
    name.endsWith('-code-verifier')
      ? ([shared, name.replace(ownKey, sharedKey)] as const)
      : ([memory, name] as const);
  return {
    getItem: (name) => place(name)[0].getItem(place(name)[1]),
    setItem: (name, value) => place(name)[0].setItem(place(name)[1], value),
    removeItem: (name) => place(name)[0].removeItem(place(name)[1]),
  };
}

/** An isolated client that asks for links which this browser can redeem later, and redeems those that it asked for. [U2] */
export const linkClient = ({ isolatedClient, storage, storageKey }: SupabaseClient) =>
  isolatedClient((ownKey) => verifierStorage(storage, ownKey, storageKey));
