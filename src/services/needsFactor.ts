import { claimsOf } from './claimsOf.ts';

/** The second factors that count, of a user of any shape, because sessions come from storage. */
function verifiedFactors(user: unknown): readonly unknown[] {
  const factors: unknown = Object(user)['factors'];
  return Array.isArray(factors) ? factors.filter((factor) => Object(factor)['status'] === 'verified') : [];
}

/** Whether an authenticator app is among them, whose code can be asked for. [U16] */
export const hasAuthenticatorApp = (user: unknown) =>
  verifiedFactors(user).some((factor) => Object(factor)['factor_type'] === 'totp');

/**
 * Whether the user has a second factor that the token's session has not verified: the database then opens none of their rows. [U10]
 */
export const needsFactor = (token: string, user: unknown) =>
  verifiedFactors(user).length > 0 && claimsOf(token)['aal'] !== 'aal2';
