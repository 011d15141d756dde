import { catchMalformed, malformed } from './catchMalformed.ts';
import type { SupabaseClient } from './client.ts';
import type { BackendError } from './backendError.ts';
import { SessionEndedError } from './session.ts';
import { isTokenRefusal } from './transport.ts';

/** Makes a request, and once more with a refreshed token when the backend refuses the first one as expired. */
export async function retryWithNewToken(
  { auth, tokens }: SupabaseClient,
  request: () => Promise<{ error: BackendError | null }>,
): Promise<{ error: BackendError | null }> {
  const { data } = await auth.getSession();
  const first = await catchMalformed(request());
  if (!data.session || !first.error || !isTokenRefusal(first.error)) return first;
  try {
    await tokens.renewed(data.session.access_token);
  } catch (error) {
    return { error: error instanceof SessionEndedError || error instanceof TypeError ? error : malformed };
  }
  return catchMalformed(request());
}
