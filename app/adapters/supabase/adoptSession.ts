import type { Session } from '@supabase/auth-js';
import { claimsOf } from '../../../src/services/claimsOf.ts';
import type { BackendError } from './backendError.ts';
import { catchMalformed, malformed } from './catchMalformed.ts';
import type { SupabaseClient } from './client.ts';

/** Makes the session of an isolated client this browser's session, in all tabs. Returns null on success, else the error. [S4, U13] */
export async function adoptSession(
  { auth }: SupabaseClient,
  { refresh_token, access_token }: Pick<Session, 'refresh_token' | 'access_token'>,
): Promise<BackendError | null> {
  const sessionIn = (token = '') => claimsOf(token)['session_id'];
  const refresh = () => catchMalformed(auth.refreshSession({ refresh_token }));
  const isAdopted = ({ data, error }: Awaited<ReturnType<typeof refresh>>) =>
    !error && sessionIn(data?.session?.access_token) === sessionIn(access_token);
  let refreshed = await refresh();
  // While the vendor's client is renewing the former session, it answers this call with that one: ask once more.
  if (!isAdopted(refreshed) && refreshed.error?.name !== 'AuthRetryableFetchError')
    refreshed = await refresh();
  return isAdopted(refreshed) ? null : (refreshed.error ?? malformed);
}
