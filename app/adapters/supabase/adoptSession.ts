import type { Session } from '@supabase/auth-js';
import { claimsOf } from '../../../src/services/claimsOf.ts';
import type { BackendError } from './backendError.ts';
import { catchMalformed, malformed } from './catchMalformed.ts';
import type { SupabaseClient } from './client.ts';

/** Makes a session of an isolated client the one of this browser, in all of its tabs. Null once it is. [S4, U13] */
export async function adoptSession(
  { auth }: SupabaseClient,
  { refresh_token, access_token }: Pick<Session, 'refresh_token' | 'access_token'>,
): Promise<BackendError | null> {
  const sessionIn = (token = '') => claimsOf(token)['session_id'];
  const take = () => catchMalformed(auth.refreshSession({ refresh_token }));
  const isInPlace = ({ data, error }: Awaited<ReturnType<typeof take>>) =>
    !error && sessionIn(data?.session?.access_token) === sessionIn(access_token);
  let taken = await take();
  // A renewal of the former session that is under way gives its own answer to whoever asks meanwhile.
  if (!isInPlace(taken) && taken.error?.name !== 'AuthRetryableFetchError') taken = await take();
  return isInPlace(taken) ? null : (taken.error ?? malformed);
}
