import { GoTrueClient } from '@supabase/auth-js';
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
  /** Where the session lives; the browser's local storage if not given. */
  storage?: SyncStorage;
  storageKey?: string;
  /** S4. Off in stories and tests, which end sooner than a session. */
  autoRefresh?: boolean;
  /** Reads that fail for want of a connection are repeated within the time limit. */
  retry?: boolean;
  fetch?: Fetch;
  /** In ms; a test's clock is faster. */
  timeout?: number;
}

export interface SupabaseClient {
  /** The project's URL, without a slash at its end. */
  url: string;
  auth: AuthClient;
  /** For sessions that may not be for this browser: they go no further than this client (S2). */
  registrar(): GoTrueClient;
  rest: PostgrestClient<Database>;
  storageUrl: string;
  /** Adds the key and the user's token; has no time limit of its own. */
  fetch: Fetch;
  /** For what `fetch` cannot send. */
  tokens: Tokens;
  headers: (token: string | undefined) => Headers;
  /** Set where somebody else than the browser answers. */
  customFetch: Fetch | undefined;
  redirect: Redirect;
  /** Whether a session is stored, without a request. */
  stored(): boolean;
  neighbours: TabSync;
  timeout: number;
}

/**
 * Auth and data clients of the vendor's, composed here: its all-in-one client brings realtime and functions too,
 * which makes it 16 kB (brotli) larger. Pictures are sent by `files.ts` itself, which needs upload progress.
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
  const inner: Fetch = options.fetch ?? ((input, init) => fetch(input, init));
  const storage = tolerantStorage(() => options.storage ?? localStorage, storageKey);
  const inBrowser = typeof window !== 'undefined' && typeof document !== 'undefined';
  const redirect = inBrowser ? readRedirect(window.location.href) : { found: false, recovery: false };

  const common = {
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    fetch: resilientFetch(withTimeout(inner, timeout)),
  };
  // Before the vendor's own channel, so that it hears first.
  const neighbours = tabSync(storageKey);
  const auth = new AuthClient({
    ...common,
    storage,
    storageKey,
    autoRefreshToken: autoRefresh,
    persistSession: true,
    // The vendor's client would put whatever an address brings in the place of the session that is here (link.ts).
    detectSessionInUrl: false,
  });
  if (inBrowser) cleanAddress(window);

  if (inBrowser && autoRefresh)
    window.addEventListener('online', () => {
      auth.askAgain();
      void auth.getSession();
    });

  const tokens = tokensOf(auth);
  const authorisedFetch = authorised(inner, key, tokens);
  return {
    url,
    auth,
    registrar: () =>
      new GoTrueClient({
        ...common,
        storageKey: `${storageKey}-registrar`,
        autoRefreshToken: false,
        persistSession: false,
        detectSessionInUrl: false,
      }),
    rest: new PostgrestClient<Database>(`${url}/rest/v1`, { fetch: authorisedFetch, retry }),
    storageUrl: `${url}/storage/v1`,
    fetch: authorisedFetch,
    customFetch: options.fetch,
    tokens,
    headers: (token) => new Headers({ apikey: key, authorization: `Bearer ${token ?? key}` }),
    redirect,
    stored: () => storage.getItem(storageKey) !== null,
    neighbours,
    timeout,
  };
}
