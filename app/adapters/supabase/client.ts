import { GoTrueClient, type SupportedStorage } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from './database.types.ts';
import { tabSync, type TabSync } from './tabSync.ts';
import { cleanAddress, readRedirect, type Redirect } from './redirect.ts';
import { AuthClient, tokensOf, type Tokens } from './session.ts';
import { resilientFetch } from './resilientFetch.ts';
import { tolerantStorage, type SyncStorage } from './storage.ts';
import { authorised, withTimeout, requestTimeoutMs, type Fetch } from './transport.ts';

export interface SupabaseOptions {
  /** The project's URL. */
  url: string;
  /** The publishable (anonymous) key. */
  key: string;
  /** Where the session is stored; the browser's local storage if not given. */
  storage?: SyncStorage;
  storageKey?: string;
  /** The address of the page; that of the window if not given. */
  address?: string;
  /** Whether sessions are refreshed before they expire. Off in stories and tests, which never run that long. [S4] */
  autoRefresh?: boolean;
  /** Whether a read that fails without a connection is repeated, within the time of `timeout`. */
  retry?: boolean;
  fetch?: Fetch;
  /** The longest that a request may take, in ms; 15 s if not given. */
  timeout?: number;
}

export interface SupabaseClient {
  /** The project's URL, without a slash at its end. */
  url: string;
  /** The publishable key. */
  key: string;
  auth: AuthClient;
  /**
   * A new auth client that stores nothing and tells no other tab, for a session that is not this browser's yet. [S2]
   * `storageFor`: makes what it stores in instead, for a client with this key.
   */
  isolatedClient: (storageFor?: (ownKey: string) => SupportedStorage) => GoTrueClient;
  storage: SupportedStorage;
  storageKey: string;
  rest: PostgrestClient<Database>;
  storageUrl: string;
  /** A `fetch` that adds the key and the user's token. It has no timeout of its own. */
  fetch: Fetch;
  /** The user's access token, for uploads, which need XMLHttpRequest. */
  tokens: Tokens;
  headers: (token: string | undefined) => Headers;
  /** The `fetch` of the options, if one was given: uploads then use it instead of XMLHttpRequest. */
  customFetch: Fetch | undefined;
  redirect: Redirect;
  /** Whether a session is stored. Makes no request. */
  hasStoredSession(): boolean;
  tabSync: TabSync;
  /** The longest that a request may take, in ms. */
  timeout: number;
  /** A new signal that aborts a request once `timeout` has passed from now, with all its repetitions. */
  timeoutSignal: () => AbortSignal;
}

let isolatedCount = 0;

/**
 * Composes the vendor's auth and data clients. The vendor's all-in-one client would add realtime and functions, 16 kB (brotli);
 * realtime comes where it is used (conversationPush.ts). Pictures are uploaded by files.ts, because the vendor's storage client
 * reports no progress.
 */
export function supabaseClient(options: SupabaseOptions): SupabaseClient {
  const {
    key,
    storageKey = 'parley-session',
    autoRefresh = true,
    retry = true,
    timeout = requestTimeoutMs,
  } = options;
  const url = options.url.replace(/\/+$/, '');
  const baseFetch: Fetch = options.fetch ?? ((input, init) => fetch(input, init));
  const storage = tolerantStorage(() => options.storage ?? localStorage, storageKey);
  const inBrowser = typeof window !== 'undefined' && typeof document !== 'undefined';
  const address = options.address ?? (inBrowser ? window.location.href : undefined);
  const redirect = address === undefined ? { found: false } : readRedirect(address);

  const common = {
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    fetch: resilientFetch(withTimeout(baseFetch, timeout), timeout),
    // Links of mails work in the browser that asked for them alone. [U2]
    flowType: 'pkce' as const,
  };
  // Created before the vendor's client opens the same channel, so that our listener is called first.
  const sync = tabSync(storageKey);
  const auth = new AuthClient({
    ...common,
    storage,
    storageKey,
    autoRefreshToken: autoRefresh,
    persistSession: true,
    // The vendor's client would replace the present session with the one in the address; link.ts asks the user first.
    detectSessionInUrl: false,
  });
  if (inBrowser) cleanAddress(window);

  if (inBrowser && autoRefresh)
    window.addEventListener('online', () => {
      auth.forgetFailedRefresh();
      void auth.getSession();
    });

  const tokens = tokensOf(auth);
  const authorisedFetch = authorised(baseFetch, key, tokens);
  return {
    url,
    key,
    auth,
    // Each has a key of its own, because the vendor's client warns of two with the same one.
    isolatedClient(storageFor) {
      const ownKey = `${storageKey}-isolated-${++isolatedCount}`;
      return new GoTrueClient({
        ...common,
        storageKey: ownKey,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        persistSession: storageFor !== undefined,
        ...(storageFor && { storage: storageFor(ownKey) }),
      });
    },
    storage,
    storageKey,
    rest: new PostgrestClient<Database>(`${url}/rest/v1`, { fetch: authorisedFetch, retry }),
    storageUrl: `${url}/storage/v1`,
    fetch: authorisedFetch,
    customFetch: options.fetch,
    tokens,
    headers: (token) => new Headers({ apikey: key, authorization: `Bearer ${token ?? key}` }),
    redirect,
    hasStoredSession: () => storage.getItem(storageKey) !== null,
    tabSync: sync,
    timeout,
    timeoutSignal: () => AbortSignal.timeout(timeout),
  };
}
