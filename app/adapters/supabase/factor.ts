import type { AuthPort, FactorRefusal } from '../../../src/services/auth.ts';
import type { BackendError } from './backendError.ts';
import type { SupabaseClient } from './client.ts';
import { failureOf } from './failure.ts';
import { needsFactor } from '../../../src/services/needsFactor.ts';
import { retryWithNewToken } from './retryWithNewToken.ts';

const reasons = new Map<unknown, FactorRefusal['reason']>([
  ['mfa_verification_failed', 'code-refused'],
  ['mfa_challenge_expired', 'challenge-expired'],
  ['over_request_rate_limit', 'too-many-codes'],
]);

const refused = (error: BackendError): Awaited<ReturnType<AuthPort['verifyFactor']>> => {
  const failure = failureOf(error);
  return { ok: false, failure: { ...failure, reason: reasons.get(failure.code) ?? 'other' } };
};

/**
 * Asks each of the user's authenticator apps whether the code is its own, and raises the session at the first that says so.
 * The vendor's client stores the new session and tells its listeners. [U10]
 */
export async function verifyFactor(client: SupabaseClient, code: string) {
  const { auth } = client;
  const { data } = await auth.getSession();
  // Somebody whose only factors are of another kind, such as a phone, cannot be asked here, and is not signed out for it.
  let error: BackendError = data.session
    ? { status: 422, code: 'mfa_factor_not_found', message: 'Your second factor cannot be used here.' }
    : { name: 'AuthSessionMissingError' };
  for (const { id, status, factor_type } of data.session?.user.factors ?? []) {
    if (status !== 'verified' || factor_type !== 'totp') continue;
    const answer = await retryWithNewToken(client, () => auth.mfa.challengeAndVerify({ factorId: id, code }));
    if (!answer.error) break;
    error = answer.error;
    // It was removed on another device; a renewed session knows which are left, and whether one is asked for at all.
    if (error.code === 'mfa_factor_not_found') await auth.refreshSession();
    if (!reasons.has(error.code)) break;
  }
  const { data: now } = await auth.getSession();
  const isShown = now.session && !needsFactor(now.session.access_token, now.session.user);
  if (isShown) return { ok: true as const };
  const refusal = refused(error);
  if (!refusal.ok && refusal.failure.kind === 'session' && now.session)
    await auth.signOut({ scope: 'local' });
  return refusal;
}
