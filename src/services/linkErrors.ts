// In a file of its own, and not in messages.ts, because only the bootstrap script and the account's code need it.
import { linkExpired, linkFailed, unexpected } from './linkSentences.ts';

/** Google or GitHub told no address, or something else that the auth service does not say more of. */
const providerFailed =
  'That sign-in did not work. Check that your account there has a confirmed email address, then try again.';

export type LinkErrors = readonly (readonly [codes: readonly string[], sentence: string])[];

/**
 * The sentences for an address that brings an error, by the auth service's `error_code`, or by OAuth's `error` where
 * there is no code. Anybody can write an address, so none of its own text is ever shown. [X9]
 */
export const linkErrors: LinkErrors = [
  [['otp_expired'], linkExpired],
  [
    [
      'access_denied',
      'bad_oauth_state',
      'bad_oauth_callback',
      'flow_state_not_found',
      'flow_state_expired',
      'bad_code_verifier',
    ],
    'The sign-in was not completed. Please try again.',
  ],
  [['user_banned'], 'This account is blocked and cannot sign in.'],
  [['user_not_found'], 'That account no longer exists.'],
  [['signup_disabled', 'email_provider_disabled'], 'New accounts cannot be created at the moment.'],
  [
    ['email_not_confirmed', 'provider_email_needs_verification'],
    'Confirm your email address first, with the link in our mail.',
  ],
  [['email_exists', 'user_already_exists'], 'There is already an account with that email. Sign in instead.'],
  [['identity_already_exists'], 'That account is already linked to another user. Choose a different one.'],
  [
    ['over_email_send_rate_limit', 'over_request_rate_limit'],
    'Too many attempts. Wait a few minutes, then try again.',
  ],
  [['unexpected_failure', 'server_error', 'request_timeout', 'temporarily_unavailable'], unexpected],
  [[], linkFailed],
];

/**
 * The sentence for an error code from an address; a code that is not listed gets the last one. `isProviders`: the address is one that
 * a sign-in with an account at another site leads back to. [U27]
 */
export function linkErrorMessage(code: string, isProviders = false) {
  const sentence = (linkErrors.find(([codes]) => codes.includes(code)) ?? linkErrors.at(-1)!)[1];
  return isProviders && (sentence === unexpected || sentence === linkFailed) ? providerFailed : sentence;
}
