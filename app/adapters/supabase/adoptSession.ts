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
  const take = () => catchMalformed(auth.refreshSession({ refresh_token }));
  const isInPlace = ({ data, error }: Awaited<ReturnType<typeof take>>) =>
    !error && sessionIn(data?.session?.access_token) === sessionIn(access_token);
  let taken = await take();
  // While the former session is being renewed, the vendor's client answers every caller with that renewal: ask once more.
  if (!isInPlace(taken) && taken.error?.name !== 'AuthRetryableFetchError') taken = await take();
  return isInPlace(taken) ? null : (taken.error ?? malformed);
}
