import { vi } from 'vitest';
import { storedSession, backendUrl } from '../../../mocks/handlers/backendState.ts';
import { type Persona, personas } from '../../../mocks/personas.ts';
import { storyLinkCode, storyVerifier } from '../../../mocks/handlers/mailedLinks.ts';
import type { AuthEvent, LinkPurpose } from '../../../src/services/auth.ts';
import { supabaseAuth } from './auth.ts';
import { supabaseClient, type SupabaseOptions } from './client.ts';
import { verifierKey } from './redirect.ts';
import { randomId } from '../../../src/services/randomId.ts';
import { memoryStorage, type SyncStorage } from './storage.ts';

const { pro } = personas;

/** Test files run at the same time, and channels with the same name reach all of them. */
const newKey = () => `auth-test-${randomId()}`;
export function browser(options: Partial<SupabaseOptions> = {}, startTimeoutMs = 5000) {
  const storageKey = options.storageKey ?? newKey();
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
export function stored(
  persona: Persona = pro,
  expiresIn = 3600,
): { storage: SyncStorage; storageKey: string } {
  const { storage, storageKey } = fresh();
  const expires_at = Math.floor(Date.now() / 1000) + expiresIn;
  storage.setItem(storageKey, JSON.stringify({ ...storedSession(persona), expires_at }));
  return { storage, storageKey };
}

/** An empty storage of a browser. */
export const fresh = () => ({ storage: memoryStorage(), storageKey: newKey() });

/** Lets this storage's browser have asked for the link that `linkTo` opens. */
export function asked<Browser extends ReturnType<typeof fresh>>(
  browser: Browser,
  purpose: LinkPurpose = 'signup',
) {
  const verifier = purpose === 'recovery' ? `${storyVerifier}/recovery` : storyVerifier;
  browser.storage.setItem(verifierKey(browser.storageKey), JSON.stringify(verifier));
  return browser;
}

/** Opens the page at the address to which a mail's link redirects. */
export const linkTo = (persona: Pick<typeof pro, 'id'>, from: LinkPurpose = 'signup') =>
  tab(`https://app.test/?from=${from}&code=${storyLinkCode(persona)}`);

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
