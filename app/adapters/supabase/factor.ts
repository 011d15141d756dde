import type { AuthPort } from '../../../src/services/auth.ts';
import { needsFactor } from '../../../src/services/needsFactor.ts';
import type { BackendError } from './backendError.ts';
import type { SupabaseClient } from './client.ts';
import { factorRefusalOf, notUsableHere, tryCode } from './factorCode.ts';
import type { RetryWithNewToken } from './retryWithNewToken.ts';

type Verified = Awaited<ReturnType<AuthPort['verifyFactor']>>;

/**
 * Shows a code of any of the user's authenticator apps, and raises the session. The vendor's client stores the new session and
 * tells its listeners. `retryWithNewToken` is not imported here: it would tear the vendor's client out of its chunk. [U10]
 */
export async function verifyFactor(
  client: SupabaseClient,
  code: string,
  retryWithNewToken: RetryWithNewToken,
): Promise<Verified> {
  const { auth, tokens } = client;
  const before = await tokens.session().catch((error: BackendError) => ({ error }));
  if (before && 'error' in before) return factorRefusalOf(before.error);
  const error = before
    ? await tryCode(before.user, (factorId) =>
        retryWithNewToken(client, () => auth.mfa.challengeAndVerify({ factorId, code })),
      )
    : { name: 'AuthSessionMissingError' };
  if (!error) return { ok: true };
  // It was removed on another device; a renewed session knows which are left, and whether one is asked for at all.
  if (error.code === 'mfa_factor_not_found' && error !== notUsableHere) await auth.refreshSession();
  const { data: now } = await auth.getSession();
  if (now.session && !needsFactor(now.session.access_token, now.session.user)) return { ok: true };
  const refusal = factorRefusalOf(error);
  if (refusal.failure.kind === 'session' && now.session) await auth.signOut({ scope: 'local' });
  return refusal;
}
