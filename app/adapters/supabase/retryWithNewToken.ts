import { catchMalformed, malformed } from './catchMalformed.ts';
import type { SupabaseClient } from './client.ts';
import type { BackendError } from './backendError.ts';
import { SessionEndedError } from './session.ts';
import { isTokenRefusal } from './transport.ts';

const unreached = (error: unknown) => ({
  error: error instanceof SessionEndedError || error instanceof TypeError ? error : malformed,
});

/** The vendor's client names the backend's `session_not_found` like this. */
const isEndedSession = ({ name, code }: BackendError) =>
  name === 'AuthSessionMissingError' || code === 'session_not_found';

/**
 * Makes a request, and once more with a refreshed token when the backend refuses the first one as expired. Also when the session has
 * ended that it was sent with, and another one has taken its place meanwhile, as after a proof of identity.
 */
export async function retryWithNewToken(
  { tokens }: SupabaseClient,
  request: () => Promise<{ error: BackendError | null }>,
): Promise<{ error: BackendError | null }> {
  const session = await tokens.session().catch(unreached);
  if (session && 'error' in session) return session;
  const first = await catchMalformed(request());
  if (!session || !first.error) return first;
  if (isEndedSession(first.error)) {
    const now = await tokens.session().catch(unreached);
    const isAnother = now && 'access_token' in now && now.access_token !== session.access_token;
    return isAnother ? catchMalformed(request()) : first;
  }
  if (!isTokenRefusal(first.error)) return first;
  const renewed = await tokens.renewed(session.access_token).catch(unreached);
  return typeof renewed === 'string' ? catchMalformed(request()) : renewed;
}

export type RetryWithNewToken = typeof retryWithNewToken;
