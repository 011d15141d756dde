import { catchMalformed, malformed } from './catchMalformed.ts';
import type { SupabaseClient } from './client.ts';
import type { BackendError } from './backendError.ts';
import { SessionEndedError } from './session.ts';
import { isTokenRefusal } from './transport.ts';

const unreached = (error: unknown) => ({
  error: error instanceof SessionEndedError || error instanceof TypeError ? error : malformed,
});

/** Makes a request, and once more with a refreshed token when the backend refuses the first one as expired. */
export async function retryWithNewToken(
  { tokens }: SupabaseClient,
  request: () => Promise<{ error: BackendError | null }>,
): Promise<{ error: BackendError | null }> {
  const session = await tokens.session().catch(unreached);
  if (session && 'error' in session) return session;
  const first = await catchMalformed(request());
  if (!session || !first.error || !isTokenRefusal(first.error)) return first;
  const renewed = await tokens.renewed(session.access_token).catch(unreached);
  return typeof renewed === 'string' ? catchMalformed(request()) : renewed;
}

export type RetryWithNewToken = typeof retryWithNewToken;
