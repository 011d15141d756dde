import { vi } from 'vitest';
import { storedSession, backendUrl } from '../../../mocks/handlers/backendState.ts';
import { personas } from '../../../mocks/personas.ts';
import type { AuthEvent } from '../../../src/services/auth.ts';
import { supabaseAuth } from './auth.ts';
import { supabaseClient, type SupabaseOptions } from './client.ts';
import { memoryStorage, type SyncStorage } from './storage.ts';

const { pro } = personas;

let keys = 0;
export function browser(options: Partial<SupabaseOptions> = {}, startTimeoutMs = 5000) {
  const storageKey = options.storageKey ?? `auth-test-${++keys}`;
  const storage = options.storage ?? memoryStorage();
  const client = supabaseClient({
    url: backendUrl,
    key: 'sb_publishable_story',
    autoRefresh: false,
    retry: false,
    ...options,
    storage,
    storageKey,
  });
  const auth = supabaseAuth(client, { origin: 'https://app.test', startTimeoutMs });
  const events: AuthEvent[] = [];
  auth.subscribe((event) => events.push(event));
  return { client, auth, events, storage, storageKey };
}

/** A storage with the persona's session, which expires in `expiresIn` seconds. */
export function stored(persona = pro, expiresIn = 3600): { storage: SyncStorage; storageKey: string } {
  const storage = memoryStorage();
  const storageKey = `auth-test-${++keys}`;
  const expires_at = Math.floor(Date.now() / 1000) + expiresIn;
  storage.setItem(storageKey, JSON.stringify({ ...storedSession(persona), expires_at }));
  return { storage, storageKey };
}

/** Stands in for what the vendor's client uses of a tab: the address, the history and the visibility. */
export function tab(href: string) {
  const listeners: (() => unknown)[] = [];
  const location = { href, hash: '' };
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('window', {
    location,
    history: {
      state: { view: 'main' },
      replaceState: (_state: unknown, _title: string, path: string) => {
        location.href = new URL(path, location.href).href;
      },
    },
    addEventListener: (_type: string, listener: () => unknown) => listeners.push(listener),
    removeEventListener: () => undefined,
  });
  return { location, becomeVisible: () => Promise.all(listeners.map((listener) => listener())) };
}
