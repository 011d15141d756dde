import { answered, malformed } from './answered.ts';
import type { SupabaseClient } from './client.ts';
import type { BackendError } from './backendError.ts';
import { SessionOver } from './session.ts';
import { isTokenRefusal } from './transport.ts';

/** The clock says that the token is good, the backend that it is not: `ask` once more with another one. */
export async function askAgainRenewed(
  { auth, tokens }: SupabaseClient,
  ask: () => Promise<{ error: BackendError | null }>,
): Promise<{ error: BackendError | null }> {
  const { data } = await auth.getSession();
  const first = await answered(ask());
  if (!data.session || !first.error || !isTokenRefusal(first.error)) return first;
  try {
    await tokens.renewed(data.session.access_token);
  } catch (error) {
    return { error: error instanceof SessionOver || error instanceof TypeError ? error : malformed };
  }
  return answered(ask());
}
