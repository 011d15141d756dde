import type { SignInRefusal } from '../../../src/services/auth.ts';
import { errorMessages } from '../../../src/services/messages.ts';
import type { Failure } from '../../../src/services/result.ts';
import type { BackendError } from './backendError.ts';
import { weakPasswordReasons } from './password.ts';

const sessionCodes = new Set([
  'session_not_found',
  'session_expired',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'bad_jwt',
  'no_authorization',
  // The session has not verified the account's second factor. Signing in again asks for it. [U10]
  'insufficient_aal',
  'PGRST301',
  'PGRST302',
  'PGRST303',
]);

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Only a short message that is not HTML or JSON may be shown; a proxy's page is neither. */
const fit = (message: string | undefined) =>
  message && message.length <= 300 && !/^\s*[<{[]/.test(message) ? message : undefined;

/** Turns an error of the vendor's clients into a failure, with a message that may be shown. [X9] */
export function failureOf(error: BackendError, answered?: number): Failure {
  const status = answered ?? (typeof error.status === 'number' ? error.status : 0);
  const code = text(error.code);
  const message = text(error.message);
  const facts = { ...(code && { code }), ...(status > 0 && { status }) };

  if (message?.endsWith(errorMessages.timeout) || message?.startsWith('TimeoutError'))
    return { kind: 'unavailable', message: errorMessages.timeout, ...facts };
  if (message?.endsWith(errorMessages.unavailable) || [502, 503, 504].includes(status))
    return { kind: 'unavailable', message: errorMessages.unavailable, ...facts };
  // A status of 401 with the code 42501 means that the tables exist, but not for visitors.
  const unknownCaller = status === 401 && code === '42501';
  if (unknownCaller || error.name === 'AuthSessionMissingError' || (code && sessionCodes.has(code)))
    return { kind: 'session', message: fit(message) ?? errorMessages.unexpected, ...facts };
  // The answer is not what was asked for: a success that is not JSON, or a body that could not be read.
  if (status < 400 || status >= 500)
    return { kind: 'unavailable', message: errorMessages.unexpected, ...facts };
  if (code === 'PGRST116') return { kind: 'not-found', message: '', ...facts };
  return { kind: 'refused', message: fit(message) ?? errorMessages.unexpected, ...facts };
}

/** An answer without the row that was asked for, or an error that the vendor's client threw instead of returning it. */
export const unexpected: Failure = { kind: 'unavailable', message: errorMessages.unexpected };

/** The user who signed in is not the one whose session had expired. [S4] */
export const anotherAccount: BackendError & { code: string } = {
  code: 'another_account',
  message: errorMessages.anotherAccount,
  status: 403,
};

const reasons = new Map<string | undefined, SignInRefusal['reason']>([
  ['invalid_credentials', 'invalid-credentials'],
  ['email_not_confirmed', 'unconfirmed'],
  [anotherAccount.code, 'another-account'],
]);

export function signInRefusalOf(error: BackendError): SignInRefusal {
  const failure = failureOf(error);
  return { ...failure, reason: reasons.get(failure.code) ?? 'other' };
}

const takenCodes: readonly unknown[] = ['user_already_exists', 'email_exists'];

export const signUpRefusalOf = (error: BackendError) => ({
  ok: false as const,
  failure: failureOf(error),
  reasons: weakPasswordReasons(error),
  ...(takenCodes.includes(error.code) && { isTaken: true as const }),
});
