import type { GoTrueClient } from '@supabase/auth-js';
import type { PasswordRefusal } from '../../../src/services/auth.ts';
import type { Failure } from '../../../src/services/result.ts';
import { minPasswordLength } from '../../../src/services/validation.ts';
import { catchMalformed } from './catchMalformed.ts';

/** Sentences for the backend's reasons why a password is weak. A reason that is not listed is shown as it came. [R3] */
const sentences: Readonly<Record<string, string>> = {
  length: `Use at least ${minPasswordLength} characters.`,
  characters: 'Use upper and lower case letters, digits and symbols.',
  pwned: 'This password has appeared in a data breach. Choose another one.',
};

export const weakPasswordReasons = (error: object): readonly string[] =>
  'reasons' in error && Array.isArray(error.reasons)
    ? error.reasons
        .filter((reason: unknown) => typeof reason === 'string')
        .map((reason) => (Object.hasOwn(sentences, reason) ? sentences[reason]! : reason))
    : [];

const refusals = new Map<unknown, PasswordRefusal['reason']>([
  ['reauthentication_needed', 'code-needed'],
  ['reauthentication_not_valid', 'code-refused'],
  ['same_password', 'same-password'],
]);

/** Adds the reason for which a new password was refused, by the backend's code. [S16] */
export const passwordRefusalOf = (failure: Failure): PasswordRefusal => ({
  ...failure,
  reason: refusals.get(failure.code) ?? 'other',
});

/**
 * Ends the user's other sessions, whatever the backend is set to do by itself, and resolves to whether that is certain.
 * The vendor's `signOut` cannot be used, because it counts an answer of 401 or 403 as a success. [S15]
 */
export async function signOutOthers(auth: GoTrueClient): Promise<boolean> {
  const { data } = await auth.getSession();
  if (!data.session) return false;
  const { error } = await catchMalformed(auth.admin.signOut(data.session.access_token, 'others'));
  return !error;
}
