import type { SupportedStorage } from '@supabase/auth-js';
import type { SupabaseClient } from './client.ts';
import { memoryStorage } from './storage.ts';

/**
 * The storage of an isolated client. The PKCE code verifier, with which a mail's link is redeemed, is kept in the main client's
 * storage; everything else stays in memory. `ownKey` and `sharedKey` are the storage keys of the isolated and of the main client.
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
