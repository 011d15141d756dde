import type { User as VendorUser } from '@supabase/auth-js';
import type { FactorRefusal } from '../../../src/services/auth.ts';
import type { BackendError } from './backendError.ts';
import { failureOf } from './failure.ts';

const reasons = new Map<unknown, FactorRefusal['reason']>([
  ['mfa_verification_failed', 'code-refused'],
  ['mfa_challenge_expired', 'challenge-expired'],
  ['over_request_rate_limit', 'too-many-codes'],
]);

/** Why a code was refused, by the backend's error. [U10] */
export const factorRefusalOf = (error: BackendError): { ok: false; failure: FactorRefusal } => {
  const failure = failureOf(error);
  return { ok: false, failure: { ...failure, reason: reasons.get(failure.code) ?? 'other' } };
};

/** Somebody whose only factors are of another kind, such as a phone, cannot be asked here. */
export const notUsableHere: BackendError = {
  status: 422,
  code: 'mfa_factor_not_found',
  message: 'Your second factor cannot be used here.',
};

/** The authenticator apps among a user's second factors that count. The user may have any shape. */
const verifiedApps = (user: Pick<VendorUser, 'factors'>) =>
  (user.factors ?? []).filter(({ status, factor_type }) => status === 'verified' && factor_type === 'totp');

/** Asks one authenticator app after the other whether the code is its own. Returns the last refusal, or null. [U10] */
export async function tryCode(
  user: Pick<VendorUser, 'factors'>,
  send: (factorId: string) => Promise<{ error: BackendError | null }>,
): Promise<BackendError | null> {
  let error = notUsableHere;
  for (const { id } of verifiedApps(user)) {
    const answer = await send(id);
    if (!answer.error) return null;
    error = answer.error;
    // The code of another app is a wrong one for this app.
    if (!reasons.has(error.code)) break;
  }
  return error;
}
